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
  private var known: [Key: [AppText]] = [:]

  /// The texts of a text; `values` gives those of a piece that is a name, with the help of this resolver.
  func texts(
    of text: AppText, at place: Place, values: (AppText.Piece, Place) -> [AppText]
  ) -> [AppText] {
    var results = [AppText([])]
    for piece in text.pieces {
      let choices = self.values(of: piece, at: place, values)
      guard results.count * choices.count <= most else { return [.computed] }
      results = results.flatMap { start in choices.map(start.joined) }
    }
    return results
  }

  private func values(
    of piece: AppText.Piece, at place: Place, _ values: (AppText.Piece, Place) -> [AppText]
  ) -> [AppText] {
    switch piece {
    case .literal, .computed: return [AppText([piece])]
    case .name, .anyCase: break
    }
    let key = Key(name: piece, place: place)
    if let found = known[key] { return found }
    // A name that leads to itself has no other value on that way.
    known[key] = [.computed]
    let found = Set(values(piece, place))
    let texts = found.count > most ? [.computed] : Array(found)
    known[key] = texts
    return texts
  }
}
