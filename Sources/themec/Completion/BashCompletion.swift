/// The completion script for bash 3.2 and later.
struct BashCompletion {
  let commands: [Command]

  var script: String {
    let names = commands.map(\.name)
    return """
      # Completion of themec for bash. Written by 'themec completions bash'.

      _themec() {
        local cur="${COMP_WORDS[COMP_CWORD]}" option="" command="${COMP_WORDS[1]}" words="" files="" open="" line
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          words="\((names + ["help", "--help", "--version"]).joined(separator: " "))"
        elif [[ $command == help ]]; then
          words="\(names.joined(separator: " "))"
        else
          # bash makes a word of its own of each '='.
          option="${COMP_WORDS[COMP_CWORD-1]}"
          if [[ $cur == "=" ]]; then
            cur=""
          elif [[ $option == "=" ]]; then
            option="${COMP_WORDS[COMP_CWORD-2]}"
          fi
          case "$command $option" in
      \(valueArms)
            *)
              if [[ $cur == -* ]]; then
                case "$command" in
      \(optionArms)
                esac
              else
                case "$command" in
      \(argumentArms)
                esac
              fi
              ;;
          esac
        fi
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
          [[ -n $words ]] && compgen -W "$words" -- "$cur"
          [[ -n $files ]] && compgen -f -X "$files" -- "$cur"
          [[ $files == '!*.nss' ]] && compgen -d -- "$cur"
        )
        [[ -n $files ]] && compopt -o filenames 2>/dev/null
        [[ -n $open ]] && compopt -o nospace 2>/dev/null
        return 0
      }

      complete -F _themec themec

      """
  }

  /// One arm for each set of values, with all options that take it.
  private var valueArms: String {
    var order: [CompletionWords] = []
    var patterns: [CompletionWords: [String]] = [:]
    for command in commands {
      for option in command.options {
        guard let completion = option.completion else { continue }
        if patterns[completion] == nil { order.append(completion) }
        patterns[completion, default: []] += option.spellings.map { "\"\(command.name) \($0)\"" }
      }
    }
    return order.map { completion in
      "      \((patterns[completion] ?? []).joined(separator: " | ")))\n        "
        + assignments(completion) + " ;;"
    }.joined(separator: "\n")
  }

  private var optionArms: String {
    commands.map { command in
      "            \(command.name)) words=\"\(command.options.flatMap(\.spellings).joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  private var argumentArms: String {
    commands.map { command in
      "            \(command.name)) \(assignments(command.argumentCompletion)) ;;"
    }.joined(separator: "\n")
  }

  private func assignments(_ completion: CompletionWords) -> String {
    var parts: [String] = []
    if !completion.words.isEmpty {
      parts.append("words=\(Shell.bash.quoted(completion.words.joined(separator: " ")))")
    }
    switch completion.files {
    case .none: break
    // compgen leaves out what the pattern matches.
    case .any: parts.append("files='.'")
    case .stylesheets: parts.append("files='!*.nss'")
    }
    if completion.areOpen { parts.append("open=1") }
    return parts.isEmpty ? ":" : parts.joined(separator: " ")
  }
}
