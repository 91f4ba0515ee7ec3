import ThemeBase

/// A form in which the findings of a run are written.
///
/// Each format has a file in this folder and a place in the list ``all``.
package struct ReportFormat: Sendable {
  /// The name, as `--report` takes it.
  package let name: String
  /// Whether people read the format, so that it follows `--quiet` and leaves out notes without a remedy.
  package private(set) var isForPeople = false
  /// Writes the whole report.
  package let render: @Sendable (Findings, ReportContext) -> [UInt8]

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
}

extension ReportFormat {
  /// The format of a name, or nil if no format has it.
  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

extension ReportFormat: Hashable {
  package static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The facts about a run that a report mentions besides its findings.
package struct ReportContext: Sendable {
  /// The look of text for people.
  package var rendering: RenderingOptions
  /// The consequence of findings that fail the run, such as `nothing was written`, or nil if there is none.
  package var consequence: String?
  /// The version of themec.
  package var version: String
  /// The exit code that the findings lead to.
  package var exitCode: Int
  /// Whether findings that a comment or a baseline accepts are written too, marked as such.
  package var showsAccepted: Bool
  /// Whether the report is what the user asked for, so that it says when there are no findings.
  package var isAnswer: Bool

  package init(
    rendering: RenderingOptions = RenderingOptions(), consequence: String? = nil, version: String = "",
    exitCode: Int = 0, showsAccepted: Bool = false, isAnswer: Bool = false
  ) {
    self.rendering = rendering
    self.consequence = consequence
    self.version = version
    self.exitCode = exitCode
    self.showsAccepted = showsAccepted
    self.isAnswer = isAnswer
  }
}

extension Severity {
  /// The word that a format has for the severity.
  func named(_ error: String, _ warning: String, _ note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
