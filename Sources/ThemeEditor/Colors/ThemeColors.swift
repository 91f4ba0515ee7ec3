package import ThemeBase
import ThemeCompiler
package import ThemeModel
package import ThemeProject
import ThemeSyntax
package import ThemeTable

/// Finds the colours of a theme that its author can change: those that the theme's own files write, and those of the
/// palette that a definition can override.
package struct ThemeColors {
  private let theme: AnalyzedTheme
  private let uses: ColorUses
  private let meetings: ColorMeetings
  private var definitions: [Program.Place: Program.Definition] = [:]
  private var declarations: [Program.Place: [DeclarationID]] = [:]
  /// The colours, each with the declarations that it gives theirs.
  private var colors: [(color: ThemeColor, uses: ColorUses.Uses)] = []
  private var numbers: [String: Int] = [:]
  private var writtenCount = 0

  /// The colours in the order of their places; those that come from the palette alone last, the most used first.
  package static func find(in theme: AnalyzedTheme) -> [ThemeColor] {
    var colors = ThemeColors(theme)
    for file in theme.files where !theme.isBuiltIn(theme.id(ofFile: file)) { colors.addWritten(in: theme.tree(file)) }
    colors.addInherited()
    return colors.finished
  }

  private init(_ theme: AnalyzedTheme) {
    self.theme = theme
    uses = ColorUses(theme.compilation)
    meetings = ColorMeetings(theme)
    let program = theme.program
    for definition in program.definitions.values where !program.isBuiltIn(definition.place.file) {
      definitions[definition.place] = definition
    }
    for id in program.declarations.ids where !program.isBuiltIn(program.declarations[id].place.file) {
      declarations[program.declarations[id].place, default: []].append(id)
    }
  }

  private var finished: [ThemeColor] {
    colors.map { color, uses in
      var color = color
      color.role = ColorUses.role(of: uses)
      color.useCount = uses.count
      return color
    }
  }

  private mutating func add(_ shade: ThemeColor.Shade, to name: String, _ uses: ColorUses.Uses) {
    let number = numbers[name] ?? colors.count
    if number == colors.count {
      numbers[name] = number
      colors.append((ThemeColor(name: name), [:]))
    }
    colors[number].color.shades.append(shade)
    for (declaration, role) in uses { colors[number].uses[declaration] = role }
  }

  // MARK: - Written colours

  /// The limit of written colours: nobody looks through more, and each has its remedy.
  private static let maximumWritten = 1_000

  private mutating func addWritten(in tree: SyntaxTree) {
    var nodes = tree.nodes(.declaration, .definition).makeIterator()
    var node = nodes.next()
    // Neither contains another one, and the marks are in the same order.
    for mark in ColorMarks.find(in: tree, of: theme) where writtenCount < Self.maximumWritten {
      while let next = node, next.span.end <= mark.span.start { node = nodes.next() }
      guard let place = node.map({ Program.Place($0) }), let label = label(of: place) else { continue }
      writtenCount += 1
      add(
        ThemeColor.Shade(
          condition: label.condition, color: mark.color, span: mark.span, unreadable: meetings.unreadable(at: place),
          remedy: meetings.remedy(for: mark.color, at: place)), to: label.name, uses.places[place] ?? [:])
    }
  }

  /// The name of what is written at a place, and where it applies; nil for what is no part of the theme.
  private func label(of place: Program.Place) -> (name: String, condition: String)? {
    let program = theme.program
    if let definition = definitions[place] {
      let name = String(program.variables[definition.name].dropFirst())
      if theme.compilation.target != .nui, let key = PaletteKey.parse(name).first {
        return (key.style, key.variant.name)
      }
      return (name, definition.environments.words)
    }
    guard let ids = declarations[place], let first = ids.first.map({ program.declarations[$0] }) else { return nil }
    let more = ids.count > 1 ? " and \(ids.count - 1) more" : ""
    return ("\(program.paths[first.path]) \(program.properties[first.property])\(more)", first.environments.words)
  }

  // MARK: - Colours of the palette

  /// Adds the palette colours that the theme uses and does not override, on light and on dark backgrounds.
  private mutating func addInherited() {
    guard let layer = theme.compilation.layers.last, !theme.isBuiltIn(theme.id(ofFile: layer)) else { return }
    let place = theme.tree(layer).placeOfDefinition
    let causes = theme.compilation.causes
    let styles = uses.palette.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (style, uses) in styles {
      let palette = theme.compilation.palette.lookup(style)
      for variant in [PaletteVariant(onDark: false), PaletteVariant(onDark: true)] {
        guard !palette.isClear, let environment = variant.environments.first,
          let color = palette.color?.color(in: environment),
          causes.setter(of: style, in: environment).map({ theme.isBuiltIn($0.place.file) }) ?? true
        else { continue }
        add(
          ThemeColor.Shade(
            condition: variant.name, color: color, span: place.span,
            prefix: "\(place.prefix)@\(PaletteKey.name(of: style, variant)): ", suffix: ";\(place.suffix)"), to: style,
          uses)
      }
    }
  }
}

extension SyntaxTree {
  /// The place of a new definition, after the last one of the file, with the line ends around it.
  fileprivate var placeOfDefinition: (span: Span, prefix: String, suffix: String) {
    guard let last = Array(stylesheet.node.children).last(where: { $0.kind == .definition }) else {
      let edit = insertionOfStatement("")
      return (edit.span, edit.replacement, "\n")
    }
    let end = Int(last.span.end)
    let rest = file.bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
    // A comment may go on in the next line.
    let isPlain = !rest.contains(UInt8(ascii: "*"))
    let offset = isPlain ? rest.endIndex : end
    return (file.span(offset, offset), "\n", "")
  }
}

/// A colour that the author of a theme can change, by its name, in all its shades.
package struct ThemeColor: Sendable {
  /// The kind of things that a colour styles.
  package enum Role: String, CaseIterable, Sendable {
    case text, ground, line, tint
    /// Nothing yet.
    case unused

    /// The words in the names of the properties of each role; the first role that fits applies.
    private static let words: [(role: Role, words: [String])] = [
      (.line, ["border", "separator", "divider", "shadow"]),
      (.ground, ["background", "bar-tint"]),
      (.text, ["font", "text", "title", "placeholder"]),
    ]

    /// The role of a property's colour.
    init(ofProperty property: String) {
      let entry = Self.words.first { $0.words.contains { property.contains($0) } }
      self = entry?.role ?? .tint
    }
  }

  /// A colour in some environments, and the place where a change of it is written.
  package struct Shade: Sendable {
    /// The environments in words, such as `dark`; empty for all.
    package var condition = ""
    /// The colour as the theme has it.
    package var color: StyleColor
    /// The text that a change replaces; empty for a colour of the palette, which a new definition overrides.
    package var span: Span
    /// The texts of the new definition on both sides of its colour; empty for a colour that is written already.
    package var prefix = ""
    package var suffix = ""
    /// The texts and icons that cannot be read for this colour, or on it.
    package var unreadable: [UnreadablePair] = []
    /// The nearest colour with which all of them can be read, or nil if there is none.
    package var remedy: StyleColor?
  }

  /// The name of a definition or of a palette colour without `@`, or class path and property of a rule.
  package var name: String
  /// The role that most of its uses have.
  package var role = Role.unused
  /// The number of declarations that have their colour from it.
  package var useCount = 0
  /// The shades in the order of their places.
  package var shades: [Shade] = []
}

/// A text or an icon that is too weak on its ground.
package struct UnreadablePair: Hashable, Sendable {
  /// The class path of the text or icon.
  package var path: String
  /// The property of its colour, state suffix included.
  package var property: String
  /// The class path whose background it is seen on.
  package var ground: String
  /// The environments in words; empty for all.
  package var condition: String
  /// The contrast in words, such as `2.31`.
  package var ratio: String
  /// The contrast that it needs.
  package var requiredRatio: String
}

extension ValueGrammar.Alternative {
  /// Whether the alternative is a colour.
  package var isColor: Bool { if case .type(.color, _) = self { true } else { false } }
}

extension StyleValue {
  /// Whether the value is a colour.
  package var isColor: Bool { if case .color = self { true } else { false } }
}
