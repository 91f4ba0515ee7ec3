/// Puts values in the place of names, each name once.
///
/// A name without a known value, a name defined by itself, and a name with too many values give a computed text. It
/// is a class, so that the function that knows the values of names may ask it again for the names in a value.
final class TextResolver<Place: Hashable> {
  /// A name where it is used.
  private struct Key: Hashable {
    var name: AppText.Piece
    var place: Place
  }

  /// More texts than this are generated, not names that somebody chose one by one.
  private let most = 64
  /// A longer text is no class list: constants may double the text of the one before.
  private let longest = 10_000
  /// The names on the way to the one that is looked for; constants may be made of each other in long chains.
  private var depth = 0
  private let deepest = 32
  private var known: [Key: [AppText]] = [:]

  /// The texts of a text; `values` gives those of a piece that is a name, with the help of this resolver.
  func texts(of text: AppText, at place: Place, values: (AppText.Piece, Place) -> [AppText]) -> [AppText] {
    var results = [AppText([])]
    for piece in text.pieces {
      let choices = self.values(of: piece, at: place, values)
      guard results.count * choices.count <= most else { return [.computed] }
      // Most pieces have one text, which is put where the others are.
      if choices.count == 1 {
        for index in results.indices { results[index].append(choices[0]) }
      } else {
        results = results.flatMap { start in choices.map(start.joined) }
      }
      guard results.allSatisfy({ $0.size <= longest }) else { return [.computed] }
    }
    return results
  }

  private func values(of piece: AppText.Piece, at place: Place, _ values: (AppText.Piece, Place) -> [AppText])
    -> [AppText]
  {
    switch piece {
    case .literal, .computed: return [AppText([piece])]
    case .name, .anyCase: break
    }
    let key = Key(name: piece, place: place)
    if let found = known[key] { return found }
    guard depth < deepest else { return [.computed] }
    depth += 1
    defer { depth -= 1 }
    // A name that leads to itself has no other value on that way.
    known[key] = [.computed]
    let found = Set(values(piece, place))
    let texts = found.count > most ? [.computed] : Array(found)
    known[key] = texts
    return texts
  }
}
