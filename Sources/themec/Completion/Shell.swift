/// A shell for which a completion script can be written.
///
/// The scripts only ask `themec complete` and show its answer: a line with the kind of files to offer, whether a space may
/// follow, and the number of typed characters that stay; then a line for each word, with a note after a tab.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell complete command lines of themec.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// The answer to the script of the shell; `words` are those of the command line, the last one is at the cursor.
  func answer(to words: [Argument]) -> String {
    let line = self == .bash ? BashLine(words) : BashLine(plain: words)
    let typed = line.words.last?.text ?? ""
    let offered = CompletionCursor.words(for: line.words)
    let held = offered.kept.count - line.joined.count
    let state = offered.areOpen ? "open" : "closed"
    var text = "\(offered.files.rawValue) \(state) \(max(held, 0))\n"
    for word in offered.words {
      let whole = offered.kept + word.text
      guard self != .bash || whole.hasPrefix(typed), !whole.contains(where: \.isNewline) else { continue }
      switch self {
      case .bash: text += whole.dropFirst(line.joined.count) + "\n"
      case .zsh: text += word.text + Self.note(word) + "\n"
      case .fish: text += whole + Self.note(word) + "\n"
      }
    }
    return text
  }

  private static func note(_ word: CompletionWords.Word) -> String {
    let lines = word.note.split(whereSeparator: \.isNewline).joined(separator: " ")
    return lines.isEmpty ? "" : "\t" + lines
  }

  /// For bash 3.2 and later.
  static let bashScript = #"""
    # Completion of themec for bash. Written by 'themec completions bash'.

    _themec() {
      local cur="${COMP_WORDS[COMP_CWORD]}" files="" state="" kept=0 line start
      COMPREPLY=()
      {
        read -r files state kept
        while IFS= read -r line; do COMPREPLY+=("$line"); done
      } < <("${COMP_WORDS[0]/#\~/$HOME}" complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      [[ $cur == [=:] ]] && cur=""
      start="${cur:0:${kept:-0}}" cur="${cur:${kept:-0}}"
      while IFS= read -r line; do COMPREPLY+=("$start$line"); done < <(
        [[ $files == any ]] && compgen -f -- "$cur"
        [[ $files == stylesheets ]] && compgen -f -X '!*.nss' -- "$cur"
        [[ $files == stylesheets ]] && compgen -d -- "$cur"
      )
      [[ $files == any || $files == stylesheets ]] && compopt -o filenames 2>/dev/null
      [[ $state == open ]] && compopt -o nospace 2>/dev/null
      return 0
    }

    # Bash cuts words at '@', with which the names of definitions begin.
    COMP_WORDBREAKS="${COMP_WORDBREAKS//@}"
    complete -F _themec themec

    """#

  static let zshScript = #"""
    #compdef themec
    # Completion of themec for zsh. Written by 'themec completions zsh'.

    _themec() {
      local -a answer head values shown space
      local line
      answer=("${(@f)$(${(Q)~words[1]} complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      head=(${=answer[1]})
      for line in "${(@)answer[2,-1]}"; do
        values+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
      done
      IPREFIX+="${PREFIX[1,head[3]]}" PREFIX="${PREFIX[head[3]+1,-1]}"
      [[ $head[2] == open ]] && space=(-S '')
      [[ $answer == *$'\t'* ]] && space+=(-l)
      (( $#values )) && compadd $space -d shown -a values
      [[ $head[1] == any ]] && _files
      [[ $head[1] == stylesheets ]] && _files -g '*.nss(-.)'
      return 0
    }

    if [ "$funcstack[1]" = "_themec" ]; then _themec "$@"; else compdef _themec themec; fi

    """#

  static let fishScript = #"""
    # Completion of themec for fish. Written by 'themec completions fish'.

    function __themec_complete
      set -l words (commandline -opc)
      set -l typed (commandline -ct)
      set -l answer ($words[1] complete fish $words[2..-1] "$typed" 2>/dev/null)
      set -l head (string split ' ' -- $answer[1])
      printf '%s\n' $answer[2..-1]
      switch "$head[1]"
        case any
          set -l start (string sub -l $head[3] -- "$typed")
          printf '%s\n' "$start"(__fish_complete_path (string sub -s (math $head[3] + 1) -- "$typed"))
        case stylesheets
          __fish_complete_suffix .nss
      end
    end

    complete -c themec -f -k -a '(__themec_complete)'

    """#
}
