import ThemeBase
import ThemeModel
import ThemeTable

/// The control that a class without a sample component is drawn as.
enum ControlKind: String, CaseIterable {
  case navigationBar, tabBar, toolbar, searchBar
  case button, barButton, label, textField, tableCell, table
  case segmentedControl, `switch`, slider, progress, activityIndicator, pageControl
  case image, view

  /// Whether the control reaches from edge to edge of a screen.
  var isFullWidth: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .searchBar, .tableCell, .table: true
    default: false
    }
  }

  /// The states in which a drawing of the control shows it beside the normal one.
  var drawnStates: [StyleState] {
    switch self {
    case .button, .barButton: [.highlighted, .selected, .disabled]
    case .tableCell: [.highlighted, .selected]
    default: []
    }
  }

  /// The kind for people, in the plural: `Navigation bars`.
  var title: String {
    switch self {
    case .switch: "Switches"
    case .progress: "Progress views"
    default: rawValue.prefix(1).uppercased() + words(between: " ").dropFirst() + "s"
    }
  }

  /// The words of the kind in lower case: `navigation-bar`.
  func words(between separator: String) -> String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : "\($1)" }
  }

  /// The class of NUI whose values a class of an app has below its own, or nil if there is none.
  var baseClass: String? {
    switch self {
    case .image, .view: nil
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The kind of a class path by what carries it in the app or by its declaration; nil where only a guess is left.
  init?(of path: String, carriedBy views: [String], in registry: Registry) {
    let classes = views.lazy.compactMap { registry.component(styling: $0) }
    guard let kind = Self.styled(by: path) ?? classes.compactMap(Self.styled).first ?? Self.declared(path, in: registry)
    else { return nil }
    self = kind
  }

  /// The kind that a class probably has by its name, or by its properties.
  init(guessedFrom path: String, properties: Set<String>) { self = Self.named(path) ?? Self.guessed(from: properties) }

  /// The kind that a class of NUI styles.
  private static func styled(by path: String) -> ControlKind? {
    switch path {
    case "NavigationItem": .navigationBar
    case "TabBarItem": .tabBar
    case "SearchBarScopeBar": .searchBar
    case "BarButtonBack", "SearchBarButton": .barButton
    case "TextView": .textField
    case "TableCellDetail", "TableCellContentView": .tableCell
    case "View", "Window", "Control": .view
    default: kinds[path]
    }
  }

  /// The kinds by their classes of NUI.
  private static let kinds: [String: ControlKind] = allCases.reduce(into: [:]) { kinds, kind in
    if let path = kind.baseClass { kinds[path] = kind }
  }

  /// The kind of a part that the registry or the theme declares, or of the first base of a class.
  private static func declared(_ path: String, in registry: Registry) -> ControlKind? {
    guard let id = registry.resolvePath(path) ?? registry.paths.id(Array(path.utf8)[...]) else { return nil }
    for part in registry.parts(of: id) {
      switch registry.kinds[part.kind].name {
      case "text": return .label
      case "button": return .button
      case "image": return .image
      case "view": return named(path) ?? .view
      default: continue
      }
    }
    return registry.lineage(of: id).dropFirst().lazy.compactMap { styled(by: registry.paths[$0]) }.first
  }

  /// The words of names that tell a kind, the longer before those that are endings of them.
  private static let words: [(String, ControlKind)] = [
    ("navigationbar", .navigationBar), ("navbar", .navigationBar), ("tabbaritem", .tabBar), ("tabbar", .tabBar),
    ("toolbar", .toolbar), ("searchbar", .searchBar), ("barbutton", .barButton), ("barbuttonitem", .barButton),
    ("button", .button), ("btn", .button), ("label", .label), ("title", .label), ("text", .label), ("header", .label),
    ("badge", .label), ("textfield", .textField), ("field", .textField), ("textview", .textField),
    ("tablecell", .tableCell), ("cell", .tableCell), ("tableview", .table), ("table", .table),
    ("segmentedcontrol", .segmentedControl), ("segment", .segmentedControl), ("switch", .switch),
    ("slider", .slider), ("progress", .progress), ("indicator", .activityIndicator), ("image", .image),
    ("imageview", .image), ("icon", .image),
  ]

  /// The kind that a name tells: by the longest word at its end, else at its start, else in its middle.
  ///
  /// Where the word is not the end of the name, it must be one by its capital letters: a `Tablet` is no table.
  private static func named(_ path: String) -> ControlKind? {
    let (letters, name) = (Array(path.utf8), Array(path.lowercasedASCII.utf8))
    func isBoundary(_ place: Int) -> Bool {
      place == 0 || place == letters.count || letters[place] != name[place] || !letters[place].isASCIILetter
        || !letters[place - 1].isASCIILetter
    }
    var found: (rank: Int, length: Int, kind: ControlKind)?
    for (word, kind) in words where word.utf8.count <= name.count {
      let length = word.utf8.count
      for start in 0...(name.count - length)
      where name[start] == word.utf8.first && name[start...].starts(with: word.utf8) {
        let end = start + length
        let rank = end == name.count ? 0 : start == 0 ? 1 : 2
        guard rank == 0 || isBoundary(start) && isBoundary(end) else { continue }
        if let found, (found.rank, -found.length) <= (rank, -length) { continue }
        found = (rank, length, kind)
      }
    }
    return found?.kind
  }

  private static func guessed(from properties: Set<String>) -> ControlKind {
    let isText = properties.contains { $0.hasPrefix("font-") || $0.hasPrefix("text-") }
    let isTouched = properties.contains { PropertyName(written: $0).state != .plain }
    if isText { return isTouched ? .button : .label }
    return .view
  }
}

extension String {
  /// The text with its ASCII letters in lower case.
  var lowercasedASCII: String { String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self) }
}
