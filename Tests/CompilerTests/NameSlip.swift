/// A name with one letter wrong.
struct NameSlip {
  enum Kind: CaseIterable { case missing, doubled, replaced, inserted, transposed, otherCase }

  var kind: Kind
  var name: String

  /// Every way to get one letter wrong; of the letters that could come in its place two are tried.
  static func all(of name: String) -> [NameSlip] {
    let letters = Array(name)
    var slips: [NameSlip] = []
    func add(_ kind: Kind, _ edit: (inout [Character]) -> Void) {
      var letters = letters
      edit(&letters)
      slips.append(NameSlip(kind: kind, name: String(letters)))
    }
    for place in letters.indices where letters[place].isLetter {
      let letter = letters[place]
      add(.missing) { $0.remove(at: place) }
      add(.doubled) { $0.insert(letter, at: place) }
      for other: Character in ["q", "e"] where other != letter {
        add(.replaced) { $0[place] = other }
        add(.inserted) { $0.insert(other, at: place) }
      }
      let text = letter.isUppercase ? letter.lowercased() : letter.uppercased()
      add(.otherCase) { $0.replaceSubrange(place...place, with: text) }
      let next = place + 1
      if next < letters.count, letters[next].isLetter, letters[next] != letter {
        add(.transposed) { $0.swapAt(place, next) }
      }
    }
    return slips
  }
}
