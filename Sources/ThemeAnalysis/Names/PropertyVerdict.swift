import ThemeBase
import ThemeModel

/// The fault of a property on a class path, without the words for it.
enum PropertyVerdict {
  case slip(meant: String?)
  case unread(remark: String?)
  case state(StateUse, Severity)
  case unknown(Severity)

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
    case .state(_, let severity), .unknown(let severity): severity
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
    case .elsewhere where path.isOfUIKit: self = .unread(remark: nil)
    case .elsewhere, .unknown:
      self =
        StateUse(strangeStateOf: property, on: path, in: registry).map { .state($0, path.severity) }
        ?? .unknown(path.severity)
    }
  }
}
