import ThemeComponents
import ThemeJSON
import ThemeService
import ThemeTable
import ThemeValues

/// The parts in the drawings of a page: class list, state, values and the declaration of each value.
///
/// Written once as JSON; drawings name parts by number. Equal parts, values and lines are written once.
struct PartCatalog {
  /// A part as it looks in one room.
  private struct Entry: Hashable {
    var selection: StyledSelection
    var properties: [Property]
    /// The number of the contrast in words, in the eight variants.
    var contrast: Int
  }

  /// A property of a part, by the numbers of its name, its values and the lines that declare them.
  private struct Property: Hashable {
    var name: Int
    var values: Int
    var origins: Int
  }

  private var entries = Interner<Entry>()
  private var names = Interner<String>()
  private var values = Interner<[String]>()
  private var origins = Interner<[String]>()
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var theme: Int
    var room: PageRoom
    var part: StyledPart
    var state: StyleState
    var isElevated: Bool
  }

  /// The number of a part that a drawing shows.
  mutating func number(
    of part: StyledPart, _ state: StyleState, _ context: inout PageContext,
    _ styleOrigins: inout StyleOrigins
  ) -> Int {
    let key = Key(
      theme: context.number, room: context.room, part: part, state: state,
      isElevated: context.isElevated)
    if let number = known[key] { return number }
    let selection = StyledSelection(classList: part.classList, state: state)
    let styles = context.styles(of: part, state: state)
    var written: [String] = []
    for style in styles {
      for entry in style.entries where !written.contains(entry.property) {
        written.append(entry.property)
      }
    }
    let properties = written.map { property in
      let values = styles.map { $0[StyleProperty(property)]?.shownText ?? "" }
      let lines = PaletteVariant.allCases.map {
        styleOrigins.origin(
          of: property, part: selection,
          in: $0.environment(in: context.room, isElevated: context.isElevated))
      }
      return Property(
        name: names.number(of: property), values: self.values.number(of: Self.shortened(values)),
        origins: origins.number(of: Self.shortened(lines)))
    }
    let contrast = PaletteVariant.allCases.map {
      context.contrast.words(
        for: selection, in: $0.environment(in: context.room, isElevated: context.isElevated))
    }
    let number = entries.number(
      of: Entry(
        selection: selection, properties: properties,
        contrast: values.number(of: Self.shortened(contrast))))
    known[key] = number
    return number
  }

  /// One text where all eight are equal.
  private static func shortened(_ texts: [String]) -> [String] {
    texts.allSatisfy { $0 == texts.first } ? Array(texts.prefix(1)) : texts
  }

  /// Writes the members `parts`, `names`, `values` and `origins`.
  func write(to json: inout JSONWriter) {
    json.array("parts", entries.elements) { json, entry in
      json.array { json in
        json.value(entry.selection.classList)
        json.value(entry.selection.state.name)
        json.array(entry.properties) { json, property in
          json.array([property.name, property.values, property.origins]) { $0.value($1) }
        }
        json.value(entry.contrast)
      }
    }
    json.array("names", names.elements) { $0.value($1) }
    json.array("values", values.elements) { json, texts in json.array(texts) { $0.value($1) } }
    json.array("origins", origins.elements) { json, texts in json.array(texts) { $0.value($1) } }
  }
}

/// Values that are written once and named by number.
struct Interner<Element: Hashable> {
  private var numbers: [Element: Int] = [:]
  /// The values in the order of their numbers.
  private(set) var elements: [Element] = []

  /// The number of a value, a new one for a new value.
  mutating func number(of element: Element) -> Int {
    if let number = numbers[element] { return number }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
