import ThemeAnalysis
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemeTable

/// The parts in the drawings of a page: class list, state, values and the declaration of each value.
///
/// Written once as JSON; drawings name parts by number. Equal parts, values and lines are written once.
struct PartCatalog {
  /// A part in one room, with the number of its look in each theme.
  private struct Entry: Hashable {
    var selection: StyledSelection
    var looks: [Int]
  }

  /// A part as it looks in one theme.
  private struct Look: Hashable {
    /// The number of the contrast in words, in the eight variants.
    var contrast: Int
    var properties: [Property]
  }

  /// A property of a part, by the numbers of its name, its values and the lines that declare them.
  private struct Property: Hashable {
    var name: Int
    var values: Int
    var origins: Int
  }

  private var entries = Interner<Entry>()
  private var looks = Interner<Look>()
  private var names = Interner<String>()
  private var values = Interner<[String]>()
  private var origins = Interner<[String]>()
  private var known: [Key: Int] = [:]
  /// The lines of each theme.
  ///
  /// They stay here: a copy would copy what they know of all files.
  private var styleOrigins: [StyleOrigins]

  private struct Key: Hashable {
    var room: PageRoom
    var part: StyledPart
    var state: StyleState
    var drawing: DrawnNode?
    var isElevated: Bool
  }

  init(_ themes: [PageTheme]) { styleOrigins = themes.map { StyleOrigins($0) } }

  /// The number of a part that a drawing shows.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: The state of the part.
  ///   - drawing: What the part draws there; nil for one that draws neither a text nor a symbol.
  ///   - context: The context of the drawing.
  /// - Returns: The number.
  mutating func number(
    of part: StyledPart, _ state: StyleState, as drawing: DrawnNode?, _ context: inout PageContext
  ) -> Int {
    let key = Key(room: context.room, part: part, state: state, drawing: drawing, isElevated: context.isElevated)
    if let number = known[key] { return number }
    let selection = StyledSelection(classList: part.classList, state: state)
    let styles = context.styles(of: part, state: state)
    let looks = context.themes.indices.map { theme in
      let variants = ColorVariables.variants(of: theme)
      let answer = drawing.map { context.contrasts[theme].answer(for: $0, selection) }
      let contrast = variants.map { variant in
        answer.map { ContrastIndex.words($0, in: context.environment(of: variant)) } ?? ""
      }
      return self.looks.number(
        of: Look(
          contrast: values.number(of: Self.shortened(contrast)),
          properties: properties(selection, styles[variants], context, theme)))
    }
    let number = entries.number(of: Entry(selection: selection, looks: looks))
    known[key] = number
    return number
  }

  /// The properties of a part in one theme, of which the styles are those in the eight variants.
  private mutating func properties(
    _ part: StyledSelection, _ styles: ArraySlice<PartStyle>, _ context: PageContext, _ theme: Int
  ) -> [Property] {
    var written: [String] = []
    for style in styles {
      for entry in style.entries where !written.contains(entry.property) { written.append(entry.property) }
    }
    return written.map { property in
      let values = styles.map { $0[StyleProperty(property)]?.shownText ?? "" }
      let lines = PaletteVariant.allCases.map {
        styleOrigins[theme].origin(of: property, part: part, in: context.environment(of: $0.index))
      }
      return Property(
        name: names.number(of: property), values: self.values.number(of: Self.shortened(values)),
        origins: origins.number(of: Self.shortened(lines)))
    }
  }

  /// One text where all eight are equal.
  private static func shortened(_ texts: [String]) -> [String] {
    texts.allSatisfy { $0 == texts.first } ? Array(texts.prefix(1)) : texts
  }

  /// Writes the members `parts`, `looks`, `names`, `values` and `origins`.
  func write(to json: inout JSONWriter) {
    json.array("parts", entries.elements) { json, entry in
      json.array { json in
        json.value(entry.selection.classList)
        json.value(entry.selection.state.name)
        for look in entry.looks { json.value(look) }
      }
    }
    json.array("looks", looks.elements) { json, look in
      json.array { json in
        json.value(look.contrast)
        for property in look.properties {
          json.array([property.name, property.values, property.origins]) { $0.value($1) }
        }
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
