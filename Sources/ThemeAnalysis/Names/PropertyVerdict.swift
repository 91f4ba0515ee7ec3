import ThemeBase
import ThemeModel
import ThemeSyntax

/// The fault of a property on a class path, without the words for it.
enum PropertyVerdict {
  case slip(meant: String?)
  case unread(remark: String?)
  case state(StateUse, Severity)
  case unknown(Severity, meant: String? = nil)

  var code: DiagnosticCode {
    switch self {
    case .slip: .documentedSlip
    case .unread: .unreadProperty
    case .state: .unknownState
    case .unknown: .unknownProperty
    }
  }

  var severity: Severity {
    switch self {
    case .slip, .unread: code.defaultSeverity
    case .state(_, let severity), .unknown(let severity, _): severity
    }
  }

  /// The verdict on a property of a path that the registry knows, or nil if there is nothing to report.
  init?(on property: ArraySlice<UInt8>, of path: KnownPath, in registry: Registry) {
    switch registry.standing(of: property, among: path.parts) {
    case .declared, .assumed: return nil
    case .slip(let entry): self = .slip(meant: entry.meant.map { registry.properties[$0] })
    case .notRead(let entry): self = .unread(remark: entry.remark.map { registry.remarks[$0] })
    case .otherState(let entry, let state):
      self = .state(StateUse(base: registry.properties[entry.property], state: state), .warning)
    case .elsewhere where path.isIncomplete: return nil
    case .elsewhere where path.mayTake(property, in: registry): return nil
    case .unknown where path.mayTake(property, in: registry): return nil
    case .elsewhere where path.isOfUIKit: self = .unread(remark: nil)
    case .elsewhere, .unknown:
      self =
        StateUse(strangeStateOf: property, on: path, in: registry).map {
          let isNearMiss = NameSuggester.nearest(to: $0.state, in: registry.states(of: $0.base, on: path.id)) != nil
          return .state($0, path.severity(isNearMiss: isNearMiss))
        } ?? .unknown(path.severity(isNearMiss: false))
    }
  }
}

/// A property that a path takes, with a state after it that it does not have: `font-color-pressed`.
struct StateUse {
  /// The property without the state.
  let base: String
  let state: String
}

extension StateUse {
  /// A property whose end is meant as a state, though no property has a state of that name; nil for any other.
  ///
  /// Meant as a state is a misspelt one, and what states are called elsewhere.
  init?(strangeStateOf property: ArraySlice<UInt8>, on path: KnownPath, in registry: Registry) {
    // No state has so long a name; looking after each dash of a longer one would be quadratic.
    guard property.count <= 100 else { return nil }
    var end = property.endIndex
    while let dash = property[..<end].lastIndex(of: UInt8(ascii: "-")) {
      end = dash
      guard case .declared = registry.standing(of: property[..<dash], among: path.parts) else { continue }
      let base = String(decoding: property[..<dash], as: UTF8.self)
      let state = String(decoding: property[(dash + 1)...], as: UTF8.self)
      let known = registry.states(of: base, on: path.id) + registry.states
      guard StateWords.namesState(state) || NameSuggester.nearest(to: state, in: known) != nil else { return nil }
      self.init(base: base, state: state)
      return
    }
    return nil
  }

  /// The property with the state that was probably meant, of those that it has.
  func nearest(among states: [String]) -> String? {
    let meant = NameSuggester.nearest(to: state, in: states) ?? StateWords.counterpart(of: state)
    return meant.flatMap { states.contains($0) ? base + "-" + $0 : nil }
  }
}

/// A declaration that its author has switched off by a sign which begins no comment: `#font-size: 13;`.
struct SwitchedOffProperty {
  /// The sign or the word before the property.
  let sign: String

  /// The sign before a known property; nil for any other name.
  init?(_ name: ArraySlice<UInt8>, on path: ID<Registry.Path>?, in registry: @autoclosure () -> Registry) {
    let length = Self.signLength(name)
    guard length > 0, Self.isKnown(name.dropFirst(length), on: path, in: registry()) else { return nil }
    sign = String(decoding: name.prefix(length), as: UTF8.self)
  }

  private static func signLength(_ name: ArraySlice<UInt8>) -> Int {
    let marks = name.prefix { !$0.isASCIILetter }.count
    guard marks == 0, let hyphen = name.firstIndex(of: UInt8(ascii: "-")) else { return marks }
    let word = name[...hyphen]
    return words.contains { $0.utf8.elementsEqual(word.lazy.map { $0.asciiLowercased }) } ? word.count : 0
  }

  private static let words = ["x-", "xx-", "disabled-", "todo-"]

  private static func isKnown(_ bytes: ArraySlice<UInt8>, on path: ID<Registry.Path>?, in registry: Registry) -> Bool {
    guard let path else { return registry.fallbackGrammar(of: bytes) != nil }
    return registry.takes(bytes, on: path)
  }

  /// The declaration as a comment, without the sign; no fix for one with a comment in it.
  func fixIts(_ declaration: Span, _ text: String) -> [FixIt] {
    guard !text.contains("*/"), !text.contains("\n") else { return [] }
    let comment = "/* \(text.dropFirst(sign.count)) */"
    return [FixIt("write '\(comment)'", replacing: declaration, with: comment, applicability: .unsafe)]
  }
}
