package import ThemeBase

extension Diagnostic {
  /// The help that names the nearest known name, or nil if there is none.
  package static func suggestion(_ nearest: String?) -> [String]? {
    nearest.map { ["did you mean '\($0)'?"] }
  }

  /// The fix that writes the nearest known name, or none if there is no such name.
  package static func replacement(_ nearest: String?, _ span: Span) -> [FixIt] {
    nearest.map {
      [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)]
    } ?? []
  }
}
