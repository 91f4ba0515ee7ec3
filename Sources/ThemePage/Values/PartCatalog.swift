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

  /// A property of a part in the first theme, and for each theme the first one that has the same.
  private typealias SharedProperty = (property: Property, firsts: [Int])

  private var entries = Interner<Entry>()
  private var looks = Interner<Look>()
  private var names = Interner<String>()
  private var values = Interner<[String]>()
  private var origins = Interner<[Int]>()
  private var originTexts = Interner<OriginText>()
  private var known: [Key: Int] = [:]
  /// The properties of parts in each theme, whatever they draw.
  private var ownProperties: [Key: [[Property]]] = [:]
  /// The lines of each theme.
  ///
  /// They stay here: a copy would copy what they know of all files.
  private var styleOrigins: [StyleOrigins]

  private struct Key: Hashable {
    var environment: StyleEnvironment
    var part: StyledPart
    var state: StyleState
    var drawing: DrawnNode?
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
    let environments = context.environments
    let key = Key(environment: environments[0], part: part, state: state, drawing: drawing)
    if let number = known[key] { return number }
    let selection = StyledSelection(classList: part.classList, state: state)
    let styles = context.styles(of: part, state: state)
    let plain = Key(environment: environments[0], part: part, state: state)
    let made = ownProperties[plain]
    var (properties, contrasts): ([[Property]], [Int]) = ([], [])
    var shared: [String: SharedProperty] = [:]
    let drawn = drawing.flatMap { context.contrasts[0].part(for: $0, selection) }
    let firsts = context.rows.firsts(with: ClassList.names(part.classList), in: state)
    let looks = firsts.enumerated().map { theme, first in
      let isSame = theme > 0 && drawing.map { context.contrasts[theme].answers($0, selection, as: drawn) } ?? true
      contrasts.append(isSame ? contrasts[0] : contrast(of: drawing, selection, theme, &context))
      properties.append(
        made?[theme]
          ?? (first < theme
            ? properties[first]
            : self.properties(
              selection, styles[ColorVariables.variants(of: theme)], environments, theme, context.rows, &shared)))
      return self.looks.number(of: Look(contrast: contrasts[theme], properties: properties[theme]))
    }
    let number = entries.number(of: Entry(selection: selection, looks: looks))
    known[key] = number
    if made == nil { ownProperties[plain] = properties }
    return number
  }

  /// The number of the contrast in words of what a part draws in one theme.
  private mutating func contrast(
    of drawing: DrawnNode?, _ part: StyledSelection, _ theme: Int, _ context: inout PageContext
  ) -> Int {
    let answer = drawing.map { context.contrasts[theme].answer(for: $0, part) }
    return values.number(
      of: Self.shortened(answer.map { ContrastIndex.words($0, in: context.environments) } ?? [""]))
  }

  /// The properties of a part in one theme, of which the styles are those in the eight variants.
  private mutating func properties(
    _ part: StyledSelection, _ styles: ArraySlice<PartStyle>, _ environments: [StyleEnvironment], _ theme: Int,
    _ common: CommonRows, _ shared: inout [String: SharedProperty]
  ) -> [Property] {
    let (rows, paths) = (styleOrigins[theme].rows(of: part), ClassList.names(part.classList))
    var written: [String] = []
    for style in styles {
      for entry in style.entries where !written.contains(entry.property) { written.append(entry.property) }
    }
    return written.map { property in
      if let known = shared[property], known.firsts[theme] == 0 { return known.property }
      let name = StyleProperty(property)
      let values = styles.map { $0[name] }.mapOnce { $0?.shownText ?? "" }
      let lines = styleOrigins[theme].origins(
        of: property, in: part.state, on: rows, in: environments, &originTexts)
      let made = Property(
        name: names.number(of: property), values: self.values.number(of: Self.shortened(values)),
        origins: origins.number(of: Self.shortened(lines)))
      if theme == 0, styleOrigins.count > 1 {
        let written = name.written(in: part.state)
        let firsts = common.firsts(with: paths, in: part.state) { $0 == property || $0 == written }
        shared[property] = (made, firsts)
      }
      return made
    }
  }

  /// One element where all eight are equal.
  private static func shortened<Element: Equatable>(_ elements: [Element]) -> [Element] {
    elements.allSatisfy { $0 == elements.first } ? Array(elements.prefix(1)) : elements
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
    json.array("origins", origins.elements) { json, texts in
      json.array(texts) { $0.value(originTexts.elements[$1].text) }
    }
  }
}

extension Array where Element: Equatable {
  /// The results for the elements, made once for equal ones; for few elements.
  func mapOnce<Result>(_ make: (Element) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for (index, element) in enumerated() {
      results.append(self[..<index].firstIndex(of: element).map { results[$0] } ?? make(element))
    }
    return results
  }
}

/// Values that are written once and named by number.
struct Interner<Element: Hashable> {
  private var numbers: [Element: Int] = [:]
  /// The values in the order of their numbers.
  private(set) var elements: [Element] = []

  /// The number of a value, a new one for a new value.
  mutating func number(of element: Element) -> Int {
    let count = elements.count
    // Looked for once: an element may take long to hash.
    func known(_ number: inout Int) -> Int { number }
    let number = known(&numbers[element, default: count])
    if number == count { elements.append(element) }
    return number
  }
}
