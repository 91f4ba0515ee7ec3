/// The completion script for fish.
struct FishCompletion {
  let commands: [Command]

  var script: String {
    var lines = [
      "# Completion of themec for fish. Written by 'themec completions fish'.", "",
      "complete -c themec -f",
      "complete -c themec -n __fish_use_subcommand -s h -l help -d 'Show help information.'",
      "complete -c themec -n __fish_use_subcommand -l version -d 'Show the version.'",
      "complete -c themec -n __fish_use_subcommand -a help -d 'Show help information.'",
    ]
    for command in commands {
      lines.append(
        "complete -c themec -n __fish_use_subcommand -a \(command.name) -d \(Shell.fish.quoted(command.overview))"
      )
    }
    let names = commands.map(\.name).joined(separator: " ")
    lines.append("complete -c themec -n '__fish_seen_subcommand_from help' -a '\(names)'")
    for command in commands { lines += self.lines(for: command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for command: Command) -> [String] {
    let start = "complete -c themec -n '__fish_seen_subcommand_from \(command.name)'"
    var lines = command.options.map { option in
      "\(start) \(names(of: option))\(value(option.completion)) -d \(Shell.fish.quoted(option.help))"
    }
    let arguments = command.argumentCompletion
    if !arguments.words.isEmpty {
      lines.append("\(start) -a \(Shell.fish.quoted(arguments.words.joined(separator: " ")))")
    }
    switch arguments.files {
    case .none: break
    case .any: lines.append("\(start) -F")
    case .stylesheets: lines.append("\(start) -k -a '(__fish_complete_suffix .nss)'")
    }
    return lines
  }

  private func names(of option: OptionSpec) -> String {
    let long = option.name.count > 1 ? "-l \(option.name)" : "-s \(option.name)"
    return (option.short.map { "-s \($0) " } ?? "") + long
  }

  private func value(_ completion: CompletionWords?) -> String {
    guard let completion else { return "" }
    if completion.words.isEmpty { return completion.files == .none ? " -x" : " -r -F" }
    return " -x -a \(Shell.fish.quoted(completion.words.joined(separator: " ")))"
  }
}
