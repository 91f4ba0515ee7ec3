extension ReportFormat {
  /// Every format, in the order in which help lists them.
  package static let all: [ReportFormat] = [
    .text, .concise, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .rdjson, .markdown,
  ]

  /// The names of all formats.
  package static let names = all.map { $0.name }

  /// The same in a sentence.
  ///
  /// Without 'joined', whose types are looked up by name at every start.
  package static let list = names.dropFirst().reduce(names.first ?? "") { "\($0), \($1)" }

  /// The format of a name, or nil if no format has it.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
