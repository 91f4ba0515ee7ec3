extension Command {
  static let completions = Command(
    "completions", overview: "Print a script that makes a shell complete themec's command lines.",
    discussion: """
      bash: put 'source <(themec completions bash)' into ~/.bashrc. zsh: write the script to a file '_themec' in a \
      folder of $fpath. fish: write it to ~/.config/fish/completions/themec.fish.
      """, positionals: [.shell], options: [],
    examples: [
      Example("completions bash", "Print the script for bash."),
      Example("completions fish", "Print the script for fish."),
    ], exitCodes: [ExitStatus(.success, "The script was printed."), .failure, .usage],
    run: { parsed, console throws(Failure) in
      let shell = try parsed.choice(at: 0, called: "shell", as: Shell.self)
      try console.write(document: Array(shell.script.utf8))
      return .success
    })

  static let manual = Command(
    "manual", overview: "Print the manual page, in the form that man reads.", positionals: [], options: [],
    examples: [Example("manual", "Print the page; 'themec manual | man -l -' shows it.")],
    exitCodes: [ExitStatus(.success, "The page was printed."), .failure, .usage],
    run: { _, console throws(Failure) in
      try console.write(document: Array(ManualPage(commands: Command.all).text.utf8))
      return .success
    })
}

extension PositionalSpec {
  static let shell = PositionalSpec("shell", choices: Shell.allCases.map(\.rawValue), help: "'bash', 'zsh' or 'fish'.")
}
