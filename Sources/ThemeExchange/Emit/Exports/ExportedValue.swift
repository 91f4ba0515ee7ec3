import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
package import ThemeTable

/// A colour, a number or a font of a theme that has a name there, as other tools take it.
package struct ExportedValue: Sendable {
  /// The value in one situation.
  package enum Value: Hashable, Sendable {
    case color(StyleColor)
    case number(Double)
    case font(String)

    /// The number as Swift and CSS write it, the name of the font, or the digits of the colour.
    var text: String {
      switch self {
      case .color(let color): color.description
      case .font(let name): name
      case .number(let number): number.shortestDigits
      }
    }
  }

  /// The source of the value in the theme.
  enum Origin {
    case definition
    case paletteColor
    /// A property of a class path, by which the value is named: `Label/font-color`.
    case style
  }

  /// A value in some environments.
  typealias Part = (environments: EnvironmentSet, value: Value)

  /// The name of the definition or of the palette colour, without `@`, or of the style.
  package var name: String
  let origin: Origin
  let use: DefinitionUse
  /// Disjoint sets of environments with their values.
  private let parts: [Part]
  /// The value for each ``PaletteVariant`` on an iPhone held upright; black if there is none.
  package let values: [Value]
  /// The definition or declaration that gives it, or the first of several.
  let span: Span
  /// The name of the definition that this one repeats, as `@accent: @brand;` does, or nil if it repeats none.
  package var alias: String?
  /// The comment above the definition.
  package var note = DefinitionNote()

  init(_ name: String, _ origin: Origin, _ use: DefinitionUse, _ parts: [Part], at span: Span) {
    (self.name, self.origin, self.use, self.parts, self.span) = (name, origin, use, parts, span)
    values = PaletteVariant.allCases.map { variant in
      Self.value(of: parts, in: variant.environment) ?? .color(StyleColor(rgba: 0xFF))
    }
  }

  /// The value of a name that a theme defines; nil if it does not.
  init?(_ name: VariableID, _ use: DefinitionUse, _ parts: [Part], in resolved: ResolvedProgram) {
    let program = resolved.program
    let definitions = Array(resolved.definitions.all(of: name))
    guard let first = definitions.first else { return nil }
    self.init(
      String(program.variables[name].dropFirst()), .definition, use, parts, at: program.nameSpan(first.place))
    alias = Self.alias(definitions.map { program.texts[$0.value.text] })
    note = DefinitionNote(above: first.place, in: program)
  }

  /// The value in an environment, or nil if there is none.
  subscript(environment: StyleEnvironment) -> Value? { Self.value(of: parts, in: environment) }

  private static func value(of parts: [Part], in environment: StyleEnvironment) -> Value? {
    parts.first { $0.environments.contains(environment) }?.value
  }

  /// The definition that all definitions of a name consist of.
  private static func alias(_ texts: [String]) -> String? {
    guard let first = texts.first, first.hasPrefix("@"), texts.allSatisfy({ $0 == first }) else { return nil }
    let name = first.dropFirst()
    return name.contains(" ") ? nil : String(name)
  }

  /// Whether the value differs on elevated surfaces.
  var dependsOnLevel: Bool { depends(on: .level) }

  /// Whether the value differs on the other choice of an axis.
  func depends(on axis: StyleAxis) -> Bool {
    PaletteVariant.allCases.contains { values[$0.index] != values[$0.flipped(on: axis).index] }
  }
}

extension PaletteVariant {
  /// The environment of an iPhone held upright with this variant's choices.
  var environment: StyleEnvironment { applied(to: StyleEnvironment()) }

  /// The environment of an iPad with this variant's choices.
  var padEnvironment: StyleEnvironment { environment.choosing(.device(.ipad)).choosing(.sizeClass(.regular)) }
}

/// The comment right above a definition.
///
///     /* The colour of links. */
///     @link: #0B6E99;
///
///     /* Deprecated: use @link. */
///     @anchor: @link;
package struct DefinitionNote: Sendable, Equatable {
  /// The comment in one line, or nil without one.
  package var text: String?
  /// The advice after `Deprecated` if the comment begins with that word; empty if it says no more.
  package var deprecation: String?

  package init() {}

  /// The note of a comment's text.
  package init(comment: String) {
    // Many begin each line of a long comment with a star.
    let words = comment.split { $0.isNewline }.flatMap { line in
      line.split { $0.isWhitespace }.drop { $0.allSatisfy { $0 == "*" } }
    }
    let line = words.joined(separator: " ")
    // A comment for themec says nothing about the value.
    guard !line.isEmpty, !line.hasPrefix("themec-") else { return }
    let mark = "deprecated"
    let rest = line.dropFirst(mark.count)
    guard line.lowercased().hasPrefix(mark), rest.first.map({ !$0.isLetter && $0 != "-" }) ?? true else {
      text = line
      return
    }
    deprecation = rest.drop { ":.,;! ".contains($0) }.description
  }

  /// The note above a definition: a comment that begins its line and ends on the line before.
  init(above place: Program.Place, in program: Program) {
    self.init()
    let tree = program.tree(place.file)
    let bytes = tree.file.bytes
    let pieces = tree[place.node].firstToken.trivia.suffix(2)
    guard let comment = pieces.first, let gap = pieces.last, comment.kind == .blockComment, gap.kind == .whitespace,
      bytes[gap.range].count(where: { $0 == 0x0A }) == 1, comment.range.count <= Self.longest
    else { return }
    let line = bytes[..<comment.range.lowerBound].reversed().prefix { $0 != 0x0A }
    guard line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    let text = CopyrightByte.decoded(bytes[(comment.range.lowerBound + 2)..<(comment.range.upperBound - 2)])
    self.init(comment: String(decoding: text, as: UTF8.self))
  }

  /// The longest comment that is a note, in bytes.
  private static let longest = 2_000
}

/// The use of a definition; the raw value is its type among design tokens.
enum DefinitionUse: String {
  case color
  case number
  /// A length in points.
  case dimension
  case fontFamily

  /// The use as a whole value of a property, or nil if the grammar leaves it open.
  fileprivate init?(_ grammar: ValueGrammar) {
    let uses = grammar.alternatives.compactMap { alternative -> DefinitionUse? in
      guard case .type(let type, let range) = alternative else { return nil }
      switch type {
      case .fontName: return .fontFamily
      case .box, .offset: return .dimension
      // Numbers with a bound are shares, such as an opacity.
      case .number: return range?.upperBound.isFinite ?? false ? .number : .dimension
      case .integer: return .number
      default: return nil
      }
    }
    guard let use = uses.first, Set(uses).count == 1 else { return nil }
    self = use
  }
}

/// The uses of a theme's definitions, as the types of the properties tell that they are values of.
struct DefinitionUses {
  private var uses: [VariableID: DefinitionUse] = [:]

  /// The use of a definition, or nil if nothing tells it.
  subscript(name: VariableID) -> DefinitionUse? { uses[name] }

  /// Linear in declarations and definitions.
  init(_ theme: TypedProgram) {
    let program = theme.program
    var pending: [VariableID] = []
    for cell in theme.groups.cells {
      guard let grammar = theme.meanings[cell], let use = DefinitionUse(theme.meanings.grammars[grammar]) else {
        continue
      }
      for id in theme.groups.declarations(of: cell) {
        for name in program.repeated(in: program.declarations[id].value) where add(use, to: name) {
          pending.append(name)
        }
      }
    }
    let references = program.definitions.values.flatMap { definition in
      program.repeated(in: definition.value).map { (name: definition.name, repeated: $0) }
    }
    // A definition that another one repeats is used as that one is, and one without a use of its own as the one that it repeats.
    let repeated = Dictionary(grouping: references) { $0.name }
    while let name = pending.popLast(), let use = uses[name] {
      for reference in repeated[name] ?? [] where add(use, to: reference.repeated) {
        pending.append(reference.repeated)
      }
    }
    let repeating = Dictionary(grouping: references) { $0.repeated }
    pending = Array(program.variables.sorted(uses.keys))
    while let name = pending.popLast(), let use = uses[name] {
      for reference in repeating[name] ?? [] where uses[reference.name] == nil {
        uses[reference.name] = use
        pending.append(reference.name)
      }
    }
  }

  /// Adds a use, and returns whether that tells something new; a number is what is used in different ways.
  private mutating func add(_ use: DefinitionUse, to name: VariableID) -> Bool {
    let known = uses[name]
    uses[name] = known == nil || known == use ? use : .number
    return uses[name] != known
  }
}

extension Program {
  /// The definitions in a value that computes nothing: `@small @large`.
  fileprivate func repeated(in value: Value) -> [VariableID] {
    guard value.hasReferences else { return [] }
    let words = texts[value.text].split(separator: " ")
    guard words.allSatisfy({ $0.hasPrefix("@") || Double($0) != nil }) else { return [] }
    return words.compactMap { variables.id(String($0)) }
  }
}
