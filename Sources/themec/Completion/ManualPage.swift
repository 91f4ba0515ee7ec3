import ThemeProject

/// The manual page of themec, in the `man` macros of roff.
struct ManualPage {
  let commands: [Command]

  var text: String {
    var page = """
      .\\" Written by 'themec manual'.
      .TH THEMEC 1 "" "themec \(Tool.version)" "User Commands"
      .SH NAME
      themec \\- compile, check and explain theming stylesheets
      .SH SYNOPSIS
      .B themec
      .I command
      .RI [ options ]
      .RI [ arguments ]
      .SH DESCRIPTION
      \(escaped(Tool.overview))

      """
    page += ".SH COMMANDS\n"
    for command in commands { page += entry("\\fB\(escaped(command.name))\\fR", command.page.overview) }
    for command in commands { page += section(of: command) }
    page += ".SH ARGUMENT FILES\n"
    page += entry(
      "\\fI@file\\fR",
      """
      Stands for the lines of the file, one argument a line. A line that begins with a quote is read as a shell reads \
      one word. Write '@@name' for a word that begins with '@'.
      """)
    page += ".SH FILES\n"
    page += entry(
      "\\fI\(escaped(Configuration.fileName))\\fR",
      "The configuration of the stylesheets in its folder and below; 'themec help config' tells more.")
    page += ".SH EXIT STATUS\n"
    for status in HelpPage.common.exitCodes { page += entry("\\fB\(status.code)\\fR", status.meaning) }
    return page
  }

  private func section(of command: Command) -> String {
    let page = command.page
    var text = ".SH \(escaped("themec \(command.name)").uppercased())\n"
    text += ".SY \"\(escaped("themec \(command.name)"))\"\n"
    text += "\\fR[\\fIoptions\\fR]"
    for positional in command.positionals { text += " \\fI\(escaped(positional.synopsis))\\fR" }
    text += "\n.YS\n"
    for paragraph in page.paragraphs { text += ".PP\n\(escaped(paragraph))\n" }
    for positional in command.positionals {
      text += entry("\\fI<\(escaped(positional.name))>\\fR", page.text(of: positional))
    }
    for option in command.options { text += entry(label(of: option), option.described(page.text(of: option))) }
    text += ".PP\nExit status:\n"
    for status in page.exitCodes { text += entry("\\fB\(status.code)\\fR", status.meaning) }
    text += ".PP\nExamples:\n"
    for example in page[.examples] {
      text += entry("\\fB\(escaped("themec \(example.label)"))\\fR", example.text)
    }
    return text
  }

  private func label(of option: OptionSpec) -> String {
    let names = option.spellings.reversed().map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return names + (option.valueLabel.isEmpty ? "" : "\\fI\(escaped(option.valueLabel))\\fR")
  }

  private func entry(_ label: String, _ text: String) -> String { ".TP\n\(label)\n\(escaped(text))\n" }

  /// Text in which no character is a command of roff.
  private func escaped(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let escaped = line.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "…": "..."
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
