import Foundation
import TestSupport
import Testing

/// The completion scripts in the shells that they are for, and the manual page in the reader that it is for.
@Suite struct CompletionTests {
  /// Whether a program is installed; a missing one is said.
  private func has(_ program: String) -> Bool {
    let paths = ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
    let isThere = paths.contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
    if !isThere { print("note: no '\(program)'; its completion script is not tried") }
    return isThere
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in ["dark.nss", "day light.nss", "note.txt"] { try sandbox.write("", to: name) }
    try sandbox.write(
      """
      @import "base.nss";
      @accent: red; @ink: black;
      Button, LargeButton { font-color: red; font-size: 17; }
      """, to: "themes/x.nss")
    try sandbox.write("Base { font-color: red; Broken { : }", to: "themes/base.nss")
    for shell in ["bash", "zsh", "fish"] {
      let result = try sandbox.run("completions", shell)
      expect(result.code == 0 && result.errors.isEmpty)
      try sandbox.write(result.bytes, to: ".run.\(shell)")
    }
    return sandbox
  }

  @Test func bashCompletes() throws {
    guard has("bash") else { return }
    let sandbox = try sandbox()
    func offers(_ words: String...) throws -> [String] {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      try sandbox.write(
        """
        . .run.bash
        COMP_WORDS=(themec \(quoted)); COMP_CWORD=\(words.count)
        _themec
        printf '%s\\n' "${COMPREPLY[@]}"
        """, to: ".run.script")
      let result = try sandbox.shell("bash --norc .run.script")
      expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
      return result.output.split(separator: "\n").map(String.init)
    }
    try expectEqual(offers("bu"), ["build"])
    expect(try offers("").contains("registry") && offers("-").contains("--version"))
    try expectEqual(offers("help", "li"), ["lint"])
    try expectEqual(offers("build", "--tar"), ["--target"])
    try expectEqual(offers("build", "--target", "f"), ["fiori-uikit", "fiori-swiftui"])
    try expectEqual(offers("build", "--target", "="), ["nui", "fiori-uikit", "fiori-swiftui"])
    try expectEqual(offers("build", "--target", "=", "n"), ["nui"])
    try expectEqual(offers("lint", "-W", "unit-s"), ["unit-suffix="])
    try expectEqual(offers("lint", "d").sorted(), ["dark.nss", "day light.nss"])
    try expectEqual(offers("lint", ""), ["dark.nss", "day light.nss", "themes"])
    try expectEqual(offers("build", "--output", "n"), ["note.txt"])
    try expectEqual(offers("baseline", "w"), ["write"])
    try expectEqual(offers("explain", "unit-s"), ["unit-suffix"])
    try expectEqual(offers("completions", ""), ["bash", "zsh", "fish"])
    try expectEqual(offers("editor", "neo"), ["neovim"])
    try expectEqual(offers("init", "--on", "n"), ["nui"])
    try expectEqual(offers("lint", "--portable", "fiori-s"), ["fiori-swiftui"])
    try expectEqual(offers("registry", "--declare", "d").sorted(), ["dark.nss", "day light.nss"])
    try expectEqual(offers("manual", ""), [])
    try expectEqual(offers("build", "--", "--tar"), [])
    // As bash cuts words, and as it gives them where it does not.
    try expectEqual(offers("lint", "-W", "unit-suffix", "=", "e"), ["error"])
    try expectEqual(offers("lint", "-W", "unit-suffix=e"), ["unit-suffix=error"])
    try expectEqual(offers("lint", "-Wunit-s"), ["-Wunit-suffix="])
    expect(try offers("lint", "-c", "palette", "=").contains("v7"))
    try expectEqual(offers("lint", "-c", "rules.unit-suffix", "=", "o"), ["off"])
    try expectEqual(offers("lint", "-c", "portable", "=", "nui,fiori-u"), ["nui,fiori-uikit"])
    try expectEqual(offers("lint", "--only", "contrast,unit-s"), ["contrast,unit-suffix"])
    try expectEqual(offers("build", "--emit", "css", ":", "no"), ["note.txt"])
    try expectEqual(offers("build", "--emit", "css:no"), ["css:note.txt"])
    try expectEqual(offers("lint", "--report", "sari"), ["sarif"])
    try checkThemes(offers: { try offers($0, $1, $2, $3) })
    try expectEqual(offers("explain", "\"themes/x.nss\"", "But"), ["Button"])
    try expectEqual(offers("explain", "themes/x.nss", "Label", ":", "But"), ["Button"])
    try expectEqual(offers("explain", "themes/x.nss", "Label:But"), ["Label:Button"])
    try expectEqual(offers("registry", "PageC"), ["PageControl"])
    expect(try offers("registry", "--takes", "font-st").contains("font-style"))
    expect(try offers("explain", "-", "But") == [] && offers("explain", "none.nss", "But") == [])
  }

  /// The names in a theme and in those that it imports, mistakes or not.
  private func checkThemes(
    offers: (String, String, String, String) throws -> [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for command in ["explain", "resolve"] {
      for (word, expected) in [("But", ["Button"]), ("Bas", ["Base"]), ("Large", ["LargeButton"])] {
        let names = try offers(command, "-q", "themes/x.nss", word)
        expectEqual(names, expected, sourceLocation: sourceLocation)
      }
    }
    try expectEqual(offers("explain", "-q", "themes/x.nss", "@a"), ["@accent"], sourceLocation: sourceLocation)
    let properties = try offers("explain", "themes/x.nss", "Button", "font-")
    expectEqual(properties, ["font-color", "font-size"], sourceLocation: sourceLocation)
  }

  @Test func fishCompletes() throws {
    guard has("fish") else { return }
    let sandbox = try sandbox()
    func offers(_ line: String) throws -> [String] {
      let result = try sandbox.shell("HOME=$PWD fish --no-config -c 'source .run.fish; complete -C \"themec \(line)\"'")
      expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
      return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    try expectEqual(offers("bu"), ["build"])
    try expectEqual(offers("build --tar"), ["--target"])
    try expectEqual(offers("build --target f").sorted(), ["fiori-swiftui", "fiori-uikit"])
    try expectEqual(offers("lint --target=n"), ["--target=nui"])
    try expectEqual(offers("lint -W unit-s"), ["unit-suffix="])
    try expectEqual(offers("lint da"), ["dark.nss", "day light.nss"].filter { $0.hasPrefix("da") })
    try expectEqual(offers("build --output n"), ["note.txt"])
    try expectEqual(offers("baseline w"), ["write"])
    try expectEqual(offers("lint -W unit-suffix=e"), ["unit-suffix=error"])
    try expectEqual(offers("lint --only contrast,unit-s"), ["contrast,unit-suffix"])
    try expectEqual(offers("build --emit css:no"), ["css:note.txt"])
    try checkThemes(offers: { try offers("\($0) \($1) \($2) \($3)") })
  }

  @Test func zshCompletes() throws {
    guard has("zsh") else { return }
    let sandbox = try sandbox()
    /// The line after some text and two tabs, as a terminal would show it once `expected` has come.
    func screen(after text: String, shows expected: String) throws -> String {
      try sandbox.write(
        """
        zmodload zsh/zpty
        zpty -b z zsh -f -i
        zpty -w z 'PS1=; PROMPT=; unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D'
        zpty -w z 'source ./.run.zsh; setopt list_packed; LISTMAX=999; bindkey "^I" complete-word; print REA""DY'
        zpty -r -m z output '*READY*'
        zpty -w -n z $'\(text)\\t\\t'
        output=
        for turn in {1..1200}; do
          while zpty -r -t z part; do output+=$part; done
          [[ $output != *'\(expected)'* ]] || break
          sleep 0.05
        done
        zpty -w -n z $'\\C-a\\C-kprint DO""NE\\n'
        zpty -r -m z rest '*DONE*'
        print -r -- "$output$rest"
        """, to: ".run.script")
      let screen = try sandbox.shell("HOME=$PWD TERM=dumb zsh -f .run.script").output
      expect(screen.contains(expected), "\(text): \(screen)")
      return screen
    }
    _ = try screen(after: "themec build --tar", shows: "--target")
    expect(try screen(after: "themec build --target ", shows: "fiori-swiftui").contains("nui"))
    _ = try screen(after: "themec basel", shows: "baseline")
    expect(try !screen(after: "themec lint d", shows: "dark.nss").contains("note.txt"))
    _ = try screen(after: "themec explain themes/x.nss But", shows: "Button")
    _ = try screen(after: "themec resolve themes/x.nss Label:But", shows: "Label:Button")
    expect(try !screen(after: "themec lint -W unit-suffix=", shows: "warning").contains("note.txt"))
    _ = try screen(after: "themec lint --only contrast,unit-s", shows: "contrast,unit-suffix")
    _ = try screen(after: "themec build --emit css:no", shows: "css:note.txt")
  }

  @Test func theManualPageIsSound() throws {
    let sandbox = try Sandbox()
    let page = try sandbox.run("manual")
    expect(page.code == 0 && page.output.hasPrefix(".\\\" Written by 'themec manual'.\n.TH THEMEC 1"))
    // A line that begins with '.' or ' is a command of roff.
    let commands: Set = ["TH", "SH", "SY", "YS", "PP", "TP", "B", "I", "RI"]
    for line in page.output.split(separator: "\n").dropFirst() where line.hasPrefix(".") {
      expect(commands.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
    expect(!page.output.split(separator: "\n").contains { $0.hasPrefix("'") })
    guard has("groff") else { return }
    try sandbox.write(page.bytes, to: "themec.1")
    let shown = try sandbox.shell("groff -man -ww -Tutf8 -P-cbou themec.1")
    expect(shown.code == 0 && shown.errors.isEmpty, "\(shown.errors)")
    for text in ["THEMEC BUILD", "--target <target>", "themec.json", "unit‐suffix"] {
      let plain = shown.output.replacingOccurrences(of: "−", with: "-")
      expect(plain.contains(text) || text.contains("‐"), "\(text)")
    }
  }
}
