import ThemeBase
import ThemeExchange
import ThemeReports

/// The texts of help about a command, as its file in `Texts/Help` has them.
///
/// The first paragraph is one sentence for the overview. Under headings follow the arguments, the options, the exit codes
/// and the examples, each with its text indented below it. What a page does not have is in ``common``.
struct HelpPage {
  /// Something that is described: `<theme>`, `--strict`, `64`, or a line to try without the name of the tool.
  struct Entry {
    let section: Section
    let label: String
    var text = ""
  }

  /// The heading under which help lists an entry.
  enum Section: String {
    case arguments = "ARGUMENTS"
    case fixes = "FIXES"
    case environment = "ENVIRONMENT"
    case diagnostics = "DIAGNOSTICS"
    case configuration = "CONFIGURATION"
    case options = "OPTIONS"
    case exitStatus = "EXIT STATUS"
    case examples = "EXAMPLES"

    /// Those of options; the one with `--help` comes last, as people look for it there.
    static let ofOptions = [fixes, environment, diagnostics, configuration, options]
  }

  private(set) var paragraphs: [String] = []
  private var entries: [Entry] = []

  /// The parts that several commands have.
  static let common = HelpPage("common")

  init(_ command: String) {
    var section: Section?
    var isParagraphOpen = false
    let text = EmbeddedTexts.texts["Help/\(command).txt"]?.description ?? ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        isParagraphOpen = false
      } else if let heading = Section(rawValue: String(line)) {
        section = heading
      } else if line.hasPrefix("    "), !entries.isEmpty {
        entries[entries.count - 1].text += line.dropFirst(entries[entries.count - 1].text.isEmpty ? 4 : 3)
      } else if let section {
        entries.append(Entry(section: section, label: String(line)))
      } else if isParagraphOpen {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(String(line))
        isParagraphOpen = true
      }
    }
  }

  /// One sentence about the command.
  var overview: String { paragraphs.first ?? "" }

  /// The entries of a section, in the order in which help lists them.
  subscript(section: Section) -> [Entry] { entries.filter { $0.section == section } }

  /// The exit codes of the command, each with its meaning.
  var exitCodes: [(code: String, meaning: String)] {
    let own = self[.exitStatus]
    return (own.isEmpty ? Self.common[.exitStatus] : own).map { ($0.label, text(of: $0.label)) }
  }

  func section(of option: OptionSpec) -> Section? { entry(option.spelling)?.section }

  func text(of option: OptionSpec) -> String { text(of: option.spelling) }

  func text(of positional: PositionalSpec) -> String {
    text(of: "<\(positional.name)>").replacing("{choices}", with: positional.choices.quotedList)
  }

  /// The text about something, with the lists that the program knows.
  private func text(of label: String) -> String {
    let text = entry(label)?.text ?? ""
    guard text.contains("{") else { return text }
    let forms = OutputForm.all.map { "'\($0.name)', \($0.summary)" }.joined(separator: "; ")
    let groups = DiagnosticGroup.allCases.map(\.rawValue).joined(separator: ", ")
    return text.replacing("{forms}", with: forms).replacing("{formats}", with: ReportFormat.list)
      .replacing("{groups}", with: groups)
  }

  private func entry(_ label: String) -> Entry? {
    (entries + Self.common.entries).first { $0.label == label && !$0.text.isEmpty }
  }
}
