/// The completion script for zsh.
struct ZshCompletion {
  let commands: [Command]

  var script: String {
    """
    #compdef themec
    # Completion of themec for zsh. Written by 'themec completions zsh'.

    _themec() {
      local context state state_descr line
      local -a commands
      typeset -A opt_args
      commands=(
    \(commands.map { "    " + Shell.zsh.quoted("\($0.name):\($0.overview)") }.joined(separator: "\n"))
        'help:Show help information.'
      )
      _arguments -C \\
        '(- *)'{-h,--help}'[Show help information.]' \\
        '(- *)--version[Show the version.]' \\
        '1: :->command' \\
        '*:: :->arguments' && return 0
      case $state in
        command) _describe -t commands 'command' commands ;;
        arguments)
          case $words[1] in
    \(commands.map(arm).joined(separator: "\n"))
            help) _describe -t commands 'command' commands ;;
          esac
          ;;
      esac
    }

    if [ "$funcstack[1]" = "_themec" ]; then _themec "$@"; else compdef _themec themec; fi

    """
  }

  private func arm(_ command: Command) -> String {
    let specs = command.options.map(specification) + arguments(of: command)
    return "        \(command.name))\n          _arguments -s -S : \\\n"
      + specs.map { "            \($0)" }.joined(separator: " \\\n") + "\n          ;;"
  }

  /// `'(-o --output)'{-o+,--output=}'[The file to write.]:path:_files'`.
  private func specification(_ option: OptionSpec) -> String {
    let help = "[\(escaped(option.help))]"
    var value = ""
    if let completion = option.completion {
      let placeholder = (option.placeholder ?? "").filter { !"<>…:[]".contains($0) }
      value = ":\(placeholder):\(action(completion))"
    }
    let spellings = option.spellings.map { spelling in
      value.isEmpty ? spelling : spelling + (spelling.hasPrefix("--") ? "=" : "+")
    }
    guard spellings.count > 1 else {
      let star = option.isRepeatable ? "*" : ""
      return Shell.zsh.quoted(star + spellings[0] + help + value)
    }
    let exclusion =
      option.isRepeatable ? "'*'" : Shell.zsh.quoted("(\(option.spellings.joined(separator: " ")))")
    return exclusion + "{\(spellings.joined(separator: ","))}" + Shell.zsh.quoted(help + value)
  }

  private func arguments(of command: Command) -> [String] {
    guard !command.positionals.isEmpty else { return [] }
    let isOpen = command.positionals.contains { $0.count.isOpen }
    var specs: [String] = []
    for (index, positional) in command.positionals.enumerated() {
      let place = isOpen && index == command.positionals.count - 1 ? "*" : String(index + 1)
      let optional = positional.count.isRequired || place == "*" ? "" : ":"
      specs.append(
        Shell.zsh.quoted("\(place):\(optional)\(positional.name):\(action(positional.completion))"))
    }
    return specs
  }

  private func action(_ completion: CompletionWords) -> String {
    let files =
      switch completion.files {
      case .none: ""
      case .any: "_files"
      case .stylesheets: "_files -g \"*.nss(-.)\""
      }
    guard !completion.words.isEmpty else { return files.isEmpty ? " " : files }
    let words = completion.words.joined(separator: " ")
    let suffix = completion.areOpen ? "-S \"\" " : ""
    return "{ compadd \(suffix)-- \(words)\(files.isEmpty ? "" : "; \(files)") }"
  }

  /// A description, in which brackets, colons and backslashes have a meaning.
  private func escaped(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").map { character in
      "[]:\\".contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }
}
