import ThemeBase
import ThemeSyntax
import ThemeTable

/// Reads components, their parts and the paths of these.
extension RegistryBuilder {
  /// The words that a component's block may hold beside parts.
  private static let componentKeys = ["certainty", "note", "refers-to", "source", "styles", "superclass"]
  /// Types in one path can expand to this many paths at most.
  private static let expansionLimit = 100

  /// Reads `@component FUIHierarchyItemView { … }`.
  ///
  /// Components that exist already are extended, so that users can add parts to those that themec
  /// brings along.
  mutating func readComponent(_ rule: AtRuleSyntax) {
    var cursor = rule.cursor
    let span = cursor.span
    guard cursor.kind.isName, let name = cursor.takeText() else {
      return report("expected the name of a component", at: span, help: "write '@component MyCell { … }'")
    }
    if !cursor.isAtEnd { expectBlock(of: "@component \(name)", at: cursor.span) }
    let id = component(name, declaredAt: span)
    var component = registry.components[id]
    let items = rule.items
    // Its parts are read as its certainty says.
    for case .declaration(let declaration) in items { readKey(declaration, of: &component) }
    registry.componentTable.value.values[id] = component
    for item in items {
      switch item {
      case .atRule(let part) where part.isNamed("@part"): readPart(part, of: id)
      // The parser has reported at-rules that are not allowed here.
      case .declaration, .atRule, .mediaRule, .importRule, .unexpected: break
      case .rule, .definition:
        report(
          "expected '@part' or a line such as 'superclass: UIView;'", at: item.node.firstToken.span,
          help: "a component holds nothing else; styles belong into rules beside it")
      }
    }
  }

  private mutating func readKey(_ declaration: DeclarationSyntax, of component: inout Component) {
    let key = String(decoding: declaration.property.bytes, as: UTF8.self)
    var cursor = declaration.cursor
    switch key {
    case "superclass": component.superclass = cursor.takeText()
    case "styles": component.styles = cursor.takeText()
    case "note": component.note = cursor.takeText()
    case "source":
      let name = component.name
      component.sources = cursor.takeList().map { $0.isQuoted ? $0.text : Self.classPage(of: name, version: $0.text) }
    case "refers-to": component.refersTo = cursor.takeList().map { $0.text }
    case "certainty": component.certainty = certainty(&cursor) ?? component.certainty
    default:
      let nearest = nearest(to: key) { _ in Self.componentKeys }
      return diagnostics.append(
        .unknown(
          "line", key, at: declaration.property.span, nearest: nearest, help: "properties belong into '@part'"))
    }
    expectEnd(cursor, of: key)
  }

  /// The page of a class in a version of SAP's reference.
  private static func classPage(of component: String, version: String) -> String {
    "help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/\(version)/en-US/Documents/Frameworks/"
      + "SAPFiori/Classes/\(component).html"
  }

  /// Goes past a word for a certainty; any other word is reported, and the result is nil.
  mutating func certainty(_ cursor: inout TokenCursor) -> Certainty? {
    defer { cursor.advance() }
    if let certainty = Certainty(rawValue: cursor.text) { return certainty }
    let certainties = Certainty.allCases.map { $0.rawValue }
    diagnostics.append(
      .unknown(
        "certainty", cursor.text, at: cursor.span, nearest: NameSuggester.nearest(to: cursor.text, in: certainties),
        help: "it is one of \(certainties.quotedList)"))
    return nil
  }

  // MARK: Parts

  /// Reads `@part &_title, &_subtitle : text { … }`.
  ///
  /// `&` is the component's own path, `fdl` and its name; a path may hold `[n]` for a number and
  /// `[FontStyle]` for each word of a type. A part without a kind whose block holds nothing but `drawn` and `on` is not
  /// declared by it: then the block only says how the part is drawn.
  private mutating func readPart(_ rule: AtRuleSyntax, of component: ID<Component>) {
    var cursor = rule.cursor
    guard let paths = partPaths(&cursor, of: component) else { return }
    let hasKind = cursor.take(.colon)
    let kind = hasKind ? kind(&cursor) : PartKind.unknown
    if !cursor.isAtEnd {
      report(
        "expected ',', a kind, '{' or ';' after the path", at: cursor.span,
        help: "write '@part &_title, &_subtitle : text;'")
    }
    var styledLike: [ID<Registry.Path>] = []
    var carries: [ID<Registry.Path>] = []
    var properties: [ItemSyntax] = []
    // A block without `drawn` is about the part's area, and one without a class list about the part's own class.
    var drawing = Drawing(kind: .area, classes: [], component: component, grounds: [])
    var isDrawn = false
    for item in rule.items {
      guard case .declaration(let declaration) = item else {
        properties.append(item)
        continue
      }
      if declaration.isNamed("on") {
        drawing.grounds += [ground(declaration.cursor, of: component)].compactMap { $0 }
      } else if declaration.isNamed("drawn") {
        isDrawn = true
        readDrawn(declaration.cursor, into: &drawing)
      } else if declaration.isNamed("styled-like") {
        styledLike = classList(declaration.cursor)
      } else if declaration.isNamed("carries") {
        carries = classList(declaration.cursor)
      } else {
        properties.append(item)
      }
    }
    isDrawn = isDrawn || !drawing.grounds.isEmpty
    if isDrawn {
      for name in paths {
        let path = path(name[...])
        var own = drawing
        if own.classes.isEmpty { own.classes = [path] }
        add(own, of: path)
      }
    }
    let saysNothingElse = isDrawn && properties.isEmpty && styledLike.isEmpty && carries.isEmpty
    if saysNothingElse, !hasKind { return }
    let entries = readProperties(properties)
    let isListed = rule.block != nil && !saysNothingElse
    let owner = registry.components[component]
    // The user declares the component by its name only.
    let isInferred = owner.declaration != nil && owner.certainty == .inferred
    let isOpen = isInferred || !isBuiltIn && !isListed && kind == PartKind.unknown
    for name in paths {
      add(
        Part(
          path: path(name[...]), component: component, kind: kind, entries: entries, isListed: isListed,
          styledLike: styledLike, carries: carries, isOpen: isOpen))
    }
  }

  private mutating func kind(_ cursor: inout TokenCursor) -> ID<PartKind> {
    let span = cursor.span
    let name = cursor.takeText() ?? ""
    if let kind = registry.kindNames.id(name) { return kind }
    let nearest = nearest(to: name) { $0.kinds.values.map { $0.name } }
    diagnostics.append(
      .unknown("kind of part", name, at: span, nearest: nearest, help: "'@kind \(name) { … }' declares one"))
    return PartKind.unknown
  }

  /// The other paths that a part names.
  private mutating func classList(_ list: TokenCursor) -> [ID<Registry.Path>] {
    var cursor = list
    var paths: [ID<Registry.Path>] = []
    while !cursor.isAtEnd {
      let isName = cursor.kind.isName
      if isName {
        paths.append(path(cursor.bytes))
        cursor.advance()
      }
      guard isName, !(cursor.take(.comma) && cursor.isAtEnd) else {
        report("expected a class", at: cursor.span, help: "write 'styled-like: Button;', several with commas between")
        break
      }
    }
    return paths
  }

  // MARK: Paths of parts

  /// Names with commas between, each of pieces that touch.
  private mutating func partPaths(_ cursor: inout TokenCursor, of component: ID<Component>) -> [[UInt8]]? {
    let own = registry.components[component].ownPath
    var paths: [[UInt8]] = []
    repeat {
      guard let names = partPath(&cursor, own: own) else { return nil }
      paths += names
    } while cursor.take(.comma)
    return paths
  }

  /// One path, or as many as its types have words.
  private mutating func partPath(_ cursor: inout TokenCursor, own: [UInt8]) -> [[UInt8]]? {
    let start = cursor.span
    var paths: [[UInt8]] = [[]]
    var isFirst = true
    while !cursor.isAtEnd, isFirst || cursor.touchesPrevious {
      if cursor.kind == .identifier {
        paths = paths.map { $0 + cursor.bytes }
        cursor.advance()
      } else if cursor.kind == .ampersand, isFirst {
        paths = [own]
        cursor.advance()
      } else if cursor.kind == .leftBracket {
        guard expand(&cursor, &paths) else { break }
      } else {
        break
      }
      isFirst = false
    }
    if !isFirst, !paths.isEmpty { return paths }
    report(
      "expected a class path", at: start,
      help: "write it in full, 'fdlMyCell_title', or '&_title' for a part of this component; '[n]' matches a number")
    return nil
  }

  /// `[n]` and `[FontStyle]`; false, with no paths left, for anything else.
  private func expand(_ cursor: inout TokenCursor, _ paths: inout [[UInt8]]) -> Bool {
    cursor.advance()
    let words = cursor.isAtEnd ? [] : words(for: cursor.text)
    cursor.advance()
    let isWhole = cursor.take(.rightBracket) && words.count * paths.count <= Self.expansionLimit
    paths = isWhole ? paths.flatMap { path in words.map { path + Array($0.utf8) } } : []
    return !paths.isEmpty
  }

  /// The words for a placeholder, none for an unknown one: a number stays one.
  private func words(for name: String) -> [String] {
    if name == "n" { return ["[n]"] }
    if name == ValueType.fontStyle.rawValue { return StyleTextStyle.wellKnown.map { $0.name } }
    return type(named: name).map { registry.grammars[$0].keywords } ?? []
  }
}
