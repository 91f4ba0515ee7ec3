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
