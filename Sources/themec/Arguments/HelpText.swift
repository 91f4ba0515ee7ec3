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

/// Help in the layout that users of Swift's tools know, with examples at the foot.
struct HelpText {
  private static let labelColumn = 26
  /// The width of the terminal, or 80.
  var width = 80

  /// The help of the tool itself.
  func overview(of commands: [Command]) -> String {
    var text = """
      OVERVIEW: \(Tool.overview)

      USAGE: themec <subcommand>

      OPTIONS:

      """
    text += rows([OptionSpec.version, .help].map { ($0.label, HelpPage.common.text(of: $0)) })
    text += "\nSUBCOMMANDS:\n"
    text += rows(commands.map { ($0.name, $0.page.overview) })
    text +=
      "\n  See 'themec help <subcommand>' for detailed help.\n  A word '@file' is replaced by the lines of that file, one argument a line.\n"
    text += examples(commands.compactMap { $0.page[.examples].first })
    return text
  }

  /// The greeting of the tool alone: the commands that matter first, and the way to the others.
  func greeting(of commands: [Command]) -> String {
    var text = wrapped("themec \(Tool.version): \(Tool.overview)", indent: 0) + "\n\nSTART HERE:\n"
    text += rows(
      ["init", "preview", "lint", "explain", "format", "build"].compactMap { name in
        commands.first { $0.name == name }.map { ("themec \(name)", $0.page.overview) }
      })
    text += "\nMORE:\n"
    return text
      + rows([
        ("themec help", "List all \(commands.count) commands."),
        ("themec help lint", "Show the options and examples of one."),
        ("themec explain <code>", "Say what a code in a report means."),
      ])
  }

  /// Help with its headings and the names of options and commands set apart, if the stream has colours.
  static func styled(_ help: String, _ options: RenderingOptions) -> StyledText {
    var text = StyledText(options)
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).dropLast(help.hasSuffix("\n") ? 1 : 0) {
      let label = label(of: line)
      text.append(String(line[..<label.lowerBound]))
      text.append(String(line[label]), .emphasis)
      text.append(line: String(line[label.upperBound...]))
    }
    return text
  }

  /// The part of a line of help that names a section, an option, an argument or a command; else empty.
  private static func label(of line: Substring) -> Range<Substring.Index> {
    let nothing = line.startIndex..<line.startIndex
    if let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy({ $0.isUppercase || $0 == " " }),
      colon > line.startIndex
    {
      return line.startIndex..<line.index(after: colon)
    }
    let start = line.index(line.startIndex, offsetBy: 2, limitedBy: line.endIndex) ?? line.endIndex
    guard line.hasPrefix("  "), start < line.endIndex, line[start] != " ", line[start] != "#" else { return nothing }
    if let gap = line[start...].firstRange(of: "  ") { return start..<gap.lowerBound }
    return line[start] == "-" || line[start] == "<" ? start..<line.endIndex : nothing
  }

  /// The help of one command.
  func text(of command: Command) -> String {
    let page = command.page
    var text = wrapped("OVERVIEW: \(page.overview)", indent: 0) + "\n"
    for paragraph in page.paragraphs.dropFirst() { text += "\n" + wrapped(paragraph, indent: 0) + "\n" }
    text += "\n" + wrapped("USAGE: \(usage(of: command))", indent: 2) + "\n"
    if !command.positionals.isEmpty {
      text += "\nARGUMENTS:\n"
      text += rows(command.positionals.map { ("<\($0.name)>", page.text(of: $0)) })
    }
    for section in HelpPage.Section.ofOptions {
      let options = command.options.filter { page.section(of: $0) == section }
      guard !options.isEmpty else { continue }
      text += "\n\(section.rawValue):\n" + rows(options.map { ($0.label, $0.described(page.text(of: $0))) })
    }
    text += "\nEXIT STATUS:\n"
    text += rows(page.exitCodes.map { ($0.code, $0.meaning) })
    return text + examples(page[.examples])
  }

  /// `themec build [<options>] <theme> ...`.
  func usage(of command: Command) -> String {
    (["themec \(command.name) [<options>]"] + command.positionals.map(\.synopsis)).joined(separator: " ")
  }

  private func examples(_ examples: [HelpPage.Entry]) -> String {
    "\nEXAMPLES:\n"
      + examples.map { wrapped("  # \($0.text)", indent: 4) + "\n  themec \($0.label)\n" }.joined()
  }

  /// Two columns: labels, and their descriptions wrapped beside or below them.
  func rows(_ rows: [(label: String, description: String)]) -> String {
    rows.map { label, description in
      let label = "  \(label)"
      let block = wrapped(String(repeating: " ", count: Self.labelColumn) + description, indent: Self.labelColumn)
      return label.count < Self.labelColumn ? label + block.dropFirst(label.count) : "\(label)\n\(block)"
    }.map { $0 + "\n" }.joined()
  }

  /// Breaks at spaces; the first line keeps the indentation that it has, the others get `indent`.
  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = text.prefix { $0 == " " }
    let lines = WrappedText.lines(
      of: String(text.dropFirst(margin.count)), width: width - indent, column: margin.count - indent)
    return margin + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

extension OptionSpec {
  /// `-o, --output <path>`.
  fileprivate var label: String {
    let names = [short.map { "-\($0)" }, spelling].compactMap(\.self).joined(separator: ", ")
    return names + valueLabel
  }

  /// A help sentence with the values and the default.
  func described(_ help: String) -> String {
    var facts: [String] = []
    if case .choice(let choices) = value { facts.append("values: \(choices().joined(separator: ", "))") }
    if let defaultValue { facts.append("default: \(defaultValue)") }
    return facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))"
  }
}
