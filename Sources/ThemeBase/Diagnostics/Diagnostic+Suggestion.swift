extension Diagnostic {
  /// The help that suggests a name, or nil without a name.
  package static func suggestion(_ nearest: String?) -> [String]? { nearest.map { ["did you mean '\($0)'?"] } }

  /// The fix that writes a suggested name; empty without a name.
  package static func replacement(_ nearest: String?, _ span: Span) -> [FixIt] {
    nearest.map { [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)] } ?? []
  }
}
