import ThemeBase

// The forms in which an app gives a class to a view or asks for a style.
extension SourceScanner {
  mutating func scanSinks(_ index: Int) {
    guard source.word(index) != .none, source.isCode(index) else { return }
    switch source.word(index) {
    case .nuiClass: scanClassName(index, isProperty: true)
    case .setNuiClass: scanSetter(index)
    case .setValue: scanKeyedSetter(index)
    case .withClass: scanRequest(index)
    case .fioriStyle: scanStyleValue(index)
    case .style: scanLookup(index)
    case .initWithStylesheet, .appendStylesheet: scanSheet(index)
    case .path where source.kind(index + 2) == .string && asksTheme(before: index), .pathHandle, .styledPart:
      if source.sign(index + 1, "(") { use(at: index + 2, needsText: true) }
    case .classPath: scanClassPath(index)
    case .className: scanClassName(index, isProperty: false)
    default: break
    }
  }

  // MARK: - nuiClass

  private mutating func scanClassName(_ index: Int, isProperty: Bool) {
    let isDeclared = [.let, .var].contains(source.word(index - 1))
    if isAssignment(index + 1) {
      let carrier = isProperty ? carrier(before: index) : nil
      use(at: index + 2, carrier: carrier, needsText: isDeclared || !isProperty)
    } else if source.sign(index + 1, "]"), isAssignment(index + 2) {
      use(at: index + 3, carrier: carrier(before: (brackets.last?.index ?? 0), skipsDot: false))
    } else if isKeyPath(index), source.sign(index + 1, ",") {
      use(at: endOfLabel(at: index + 2), needsText: true)
    } else if source.sign(index + 1, ":"), source.sign(index - 1, "(") || source.sign(index - 1, ",") || isMessage {
      use(at: index + 2, needsText: true)
    } else if isDeclared, source.sign(index + 1, ":") {
      var next = index + 2
      while source.isIdentifier(next) || source.isMark(next) { next += 1 }
      if isAssignment(next) { use(at: next + 1, needsText: true) }
    }
  }

  /// `\.nuiClass` and `\UILabel.nuiClass`.
  private func isKeyPath(_ index: Int) -> Bool {
    source.sign(index - 1, ".") && (source.sign(index - 2, "\\") || source.sign(index - 3, "\\"))
  }

  /// `[view setNuiClass:@"A"]` and `view.setNuiClass("A")`.
  private mutating func scanSetter(_ index: Int) {
    guard source.word(index - 1) != .func else { return }
    if source.sign(index + 1, ":"), isMessage {
      use(at: index + 2, carrier: receiverOfMessage.flatMap(carrier(named:)))
    } else if isCall(index) {
      use(at: index + (source.sign(index + 1, "(") ? 2 : 1), carrier: carrier(before: index))
    }
  }

  /// Ruby needs no parentheses.
  private func isCall(_ index: Int) -> Bool {
    source.sign(index + 1, "(") || source.language == .ruby && source.kind(index + 1) == .string
  }

  /// The index of an argument's value, whether it has a label or not.
  private func endOfLabel(at index: Int) -> Int {
    source.isIdentifier(index) && source.sign(index + 1, ":") ? index + 2 : index
  }

  private var isMessage: Bool {
    source.language == .objectiveC && brackets.last.map { source.sign($0.index, "[") } == true
  }

  /// The token of the message's receiver if it is one name.
  private var receiverOfMessage: Int? {
    guard let start = brackets.last?.index, source.isIdentifier(start + 1) else { return nil }
    return source.endOfName(at: start + 1) - 1
  }

  /// `setValue("A", forKey: "nuiClass")`, also with key paths.
  private mutating func scanKeyedSetter(_ index: Int) {
    let isCall = isCall(index)
    guard isCall || (source.sign(index + 1, ":") && isMessage) else { return }
    let start = index + (source.kind(index + 1) == .string ? 1 : isCall && source.sign(index + 3, ":") ? 4 : 2)
    var reader = TextReader(source, at: start)
    _ = reader.expression()
    var next = reader.index
    if source.sign(next, ",") { next += 1 }
    guard [.forKey, .forKeyPath].contains(source.word(next)), source.sign(next + 1, ":"), isClassKey(at: next + 2)
    else { return }
    let named = isCall ? carrier(before: index) : receiverOfMessage.flatMap(carrier(named:))
    use(at: start, carrier: named)
  }

  private func isClassKey(at index: Int) -> Bool {
    var next = index
    while next < index + 12, !source.sign(next, ",") {
      if source.word(next) == .nuiClass { return true }
      if source.kind(next) == .string {
        let text = source.literal(next).literal
        return text == "nuiClass" || text?.hasSuffix(".nuiClass") == true
      }
      if source.closes(next), !source.sign(next, ")") { return false }
      next += 1
    }
    return false
  }

  /// `["nuiClass": "A"]`.
  mutating func scanDictionary(_ index: Int) {
    guard source.sign(index + 1, ":"), source.tokens[index].range.count < 12, isClassKey(at: index) else { return }
    let first = index - (source.sign(index - 1, "@") ? 2 : 1)
    guard source.sign(first, among: "[{,") else { return }
    use(at: index + 2, needsText: true)
  }

  // MARK: - Stylesheets

  /// `[NUISettings initWithStylesheet:@"A"]` and `NUISettings.initWithStylesheet(name: "A")`.
  private mutating func scanSheet(_ index: Int) {
    let isCall = source.sign(index + 1, "(")
    guard isCall || (source.sign(index + 1, ":") && isMessage) || source.language == .ruby,
      source.word(index - 1) != .func
    else { return }
    let start = source.kind(index + 1) == .string ? index + 1 : isCall ? endOfLabel(at: index + 2) : index + 2
    rawSheets += TextReader.texts(source, at: start).map { ($0, block) }
  }

  // MARK: - Requests to NUI

  /// `NUIRenderer.renderLabel(label, withClass: "A")`, `[NUISettings getFloat:@"blur" withClass:@"A"]`.
  private mutating func scanRequest(_ index: Int) {
    guard source.sign(index + 1, ":"), let start = brackets.last?.index, start < index else { return }
    let isCall = source.sign(start, "(")
    guard isCall || isMessage else { return }
    let callee = isCall ? start - 1 : endOfReceiver(from: start + 1)
    let receiver = source.text(isCall ? callee - 2 : start + 1)
    guard source.word(callee - 1) != .func else { return }
    let name = source.text(callee)
    let isOfNUI = receiver == "NUIRenderer" || receiver == "NUISettings"
    guard isOfNUI || name.hasPrefix("render") || name.hasPrefix("get") || name.hasPrefix("has") else { return }
    if receiver == "NUISettings", index > callee + 2 {
      rawProperties += TextReader.texts(source, at: callee + 2).map { ($0.text, block) }
    }
    let kind = name.hasPrefix("render") ? name.dropFirst(6) : ""
    if !isClassObject(at: index + 2) {
      use(
        at: index + 2, carrier: kind.isEmpty ? nil : "UI" + kind.prefix { $0 != "W" },
        suffixed: suffix(after: index + 2), needsText: !isOfNUI)
    }
  }

  /// `Cell.self` and `[Cell class]`, which other calls with this label take.
  private func isClassObject(at index: Int) -> Bool {
    let second = source.text(index + 2)
    return second == "self" || (source.sign(index, "[") && second == "class")
  }

  private func endOfReceiver(from index: Int) -> Int {
    if source.sign(index, "[") {
      return source.end(ofBracketAt: index, before: Swift.min(index + 200, source.tokens.count))
    }
    return source.endOfName(at: index)
  }

  private func suffix(after index: Int) -> [ReadText] {
    var reader = TextReader(source, at: index)
    _ = reader.expression()
    let next = reader.index + (source.sign(reader.index, ",") ? 1 : 0)
    guard source.word(next) == .withSuffix, source.sign(next + 1, ":") else { return [] }
    return TextReader.texts(source, at: next + 2)
  }

  // MARK: - Styles of the SDK and of themec

  /// `FioriStyle("A")`; in a list its range is covered.
  private mutating func scanStyleValue(_ index: Int) {
    guard source.sign(index + 1, "("), !isCovered(index) else { return }
    use(at: endOfLabel(at: index + 2))
  }

  /// `view.styleClassPath = […]`, `titleStyleClassPath.append(…)`, `styleClassPath?.append(contentsOf: […])`.
  private mutating func scanClassPath(_ index: Int) {
    var next = index + 1
    if source.isMark(next) { next += 1 }
    if source.sign(next, "+"), source.sign(next + 1, "=") { next += 1 }
    if isAssignment(next) || (source.sign(next, "=") && source.sign(next - 1, "+")) {
      use(at: next + 1, carrier: carrier(before: index))
    } else if source.sign(next, "."), source.sign(next + 2, "(") {
      guard ["append", "insert"].contains(source.text(next + 1)) else { return }
      use(at: endOfLabel(at: next + 3))
    }
  }

  /// `table.style(for: "A")` and `table.style(forClassList: "A:B")`.
  private mutating func scanLookup(_ index: Int) {
    guard source.language == .swift, source.sign(index + 1, "("), source.sign(index + 3, ":"),
      source.word(index - 1) != .func
    else { return }
    let isList = source.word(index + 2) == .forClassList
    guard isList || (source.word(index + 2) == .for && asksTheme(before: index)) else { return }
    use(at: index + 4, needsText: !isList)
  }

  /// Whether a call is made on something that is named like a theme; others have such methods, too.
  private func asksTheme(before index: Int) -> Bool {
    guard source.sign(index - 1, ".") else { return false }
    let previous = source.isMark(index - 2) ? index - 3 : index - 2
    let name = source.text(previous).lowercased()
    return ["table", "theme", "styles"].contains { name.includes($0) }
  }

  // MARK: - Kinds of view

  /// The kind of view before `.nuiClass`; without a receiver, that of the type around.
  private func carrier(before index: Int, skipsDot: Bool = true) -> String? {
    var previous = index - 1
    if skipsDot {
      guard source.sign(previous, ".") else {
        return blocks.enclosingType(of: block).flatMap { $0.split(separator: ".").last }.map(String.init)
      }
      previous -= source.isMark(previous - 1) ? 2 : 1
    }
    return source.isIdentifier(previous) ? carrier(named: previous) : nil
  }

  private func carrier(named index: Int) -> String? {
    let name = source.text(index)
    if name == "self" { return blocks.enclosingType(of: block) }
    return blocks.type(of: name, from: block) ?? blocks.type(of: "_" + name, from: block)
      ?? Self.kindsOfProperties[name]
  }

  /// UIKit's own properties that hold views.
  private static let kindsOfProperties = [
    "titleLabel": "UILabel", "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar", "tableView": "UITableView",
    "collectionView": "UICollectionView", "contentView": "UIView", "view": "UIView", "searchBar": "UISearchBar",
    "leftBarButtonItem": "UIBarButtonItem", "rightBarButtonItem": "UIBarButtonItem",
  ]
}
