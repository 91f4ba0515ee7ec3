extension String {
  /// The words of a name in small letters: `font`, `size` for `fontSize` and `font_size`.
  var words: [String] {
    var words: [String] = [""]
    var isLower = false
    for character in self {
      if !character.isLetter || character.isUppercase && isLower { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      isLower = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
