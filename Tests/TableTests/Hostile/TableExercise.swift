@testable import ThemeTable

/// Everything that can be done with a table, done to bytes that may be no table at all.
///
/// The tests and the fuzzer share it. What it returns keeps the work from being left out and is bounded
/// by the number of bytes; what it must not do is trap, hang or read outside.
enum TableExercise {
  /// The outcome.
  struct Outcome: Sendable {
    /// Why the bytes cannot be opened, or what verifying found.
    var error: StyleTableError?
    var isOpen = false
    /// How many values a walk over the table met.
    var entryCount = 0
    /// How many bytes of text all different strings of these values have.
    var textCount = 0
    /// How many steps verifying took, in a debug build.
    var verifySteps = 0
    /// How many steps everything else took, in a debug build.
    var otherSteps = 0
  }

  /// Opens bytes and does everything with what is opened.
  static func run(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome()
    do throws(StyleTableError) {
      let theme = try StyleTable(bytes: bytes)
      outcome.isOpen = true
      walk(theme, &outcome)
      look(theme, &outcome)
      compare(theme, &outcome)
      outcome.otherSteps = theme.storage.stepCount
      defer { outcome.verifySteps = theme.storage.stepCount - outcome.otherSteps }
      try theme.verify()
    } catch {
      outcome.error = error
      outcome.textCount += error.description.utf8.count
    }
    return outcome
  }

  private static func walk(_ theme: StyleTable, _ outcome: inout Outcome) {
    var texts: Set<String> = []
    for entry in theme.entries {
      outcome.entryCount += 1
      texts.formUnion(strings(of: entry.value))
      texts.insert(entry.path)
    }
    outcome.textCount += texts.reduce(0) { $0 + $1.utf8.count }
    let table = ResolvedTable(theme)
    outcome.entryCount += table.variants.count + table.parts.count + theme.origins.count
  }

  private static func strings(of value: StyleValue) -> [String] {
    switch value {
    case .textStyle(let style): [style.name]
    case .keyword(let text), .fontName(let text), .imageName(let text), .string(let text): [text]
    case .names(let names): names
    case .textAlignment, .color, .number, .integer, .boolean, .box, .offset: []
    }
  }

  /// Lookups of every kind, of some names that the table has and some that it has not.
  private static func look(_ theme: StyleTable, _ outcome: inout Outcome) {
    let paths = theme.paths.prefix(2) + ["Button"]
    let list = paths.joined(separator: ":")
    var properties = Set(theme.entries.lazy.map(\.property).prefix(3))
    properties.insert(.fontColor)
    for environment in [0, 63].map(StyleEnvironment.init(index:)) {
      outcome.entryCount += read(theme.style(forClassList: list, in: environment), properties)
      for path in paths {
        let style = theme.style(for: theme.path(path), in: environment)
        for property in properties {
          let handle = theme.property(property, state: .selectedHighlighted)
          if style.value(handle) != nil { outcome.entryCount += 1 }
        }
      }
    }
    for part in ["", "Cell.title"] where theme.style(forPart: part) != nil { outcome.entryCount += 1 }
  }

  /// How many of the properties a style has, asked for as every type.
  private static func read(_ style: ResolvedStyle, _ properties: Set<StyleProperty>) -> Int {
    var count = 0
    for property in properties {
      let state = StyleState.highlighted
      let found: [Any?] = [
        style.color(property, state: state), style.number(property, state: state),
        style.integer(property, state: state), style.boolean(property, state: state),
        style.textStyle(property, state: state), style.textAlignment(property, state: state),
        style.keyword(property, state: state), style.fontName(property, state: state),
        style.imageName(property, state: state), style.box(property, state: state),
        style.offset(property, state: state), style.names(property, state: state), style.string(property, state: state),
        style.image(property, state: state), style.value(property, state: state),
      ]
      count += found.count { $0 != nil }
    }
    return count
  }

  private static func compare(_ theme: StyleTable, _ outcome: inout Outcome) {
    outcome.entryCount += theme.difference(from: .empty).count
    outcome.entryCount += StyleTable.empty.difference(from: theme).count
    outcome.entryCount += theme.difference(from: theme).count
  }
}
