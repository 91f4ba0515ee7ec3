import ThemeBase
import ThemeComponents

/// A node of a drawing as the page's script knows it.
struct NodeRecord: Hashable {
  /// The number of the part in the ``PartCatalog``, or -1 for a node that is not a part.
  var part: Int
  var frame: LayoutRect
  /// The properties that the script asks for.
  var flags: Flags = []
  /// The number of the word that the node shows.
  var text: Int
  /// The number of the word that a screen reader speaks.
  var spokenText: Int

  struct Flags: OptionSet, Hashable {
    let rawValue: Int

    static let takesTap = Flags(rawValue: 1)
    static let isText = Flags(rawValue: 2)
    /// Set only with ``isText``: the text is cut.
    static let isCut = Flags(rawValue: 4)
  }

  /// Writes the node as an array of numbers: part, frame, flags, text, and the spoken text where there is one.
  func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(part)
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        json.value(length.isFinite ? (length * 10).rounded() / 10 : 0)
      }
      json.value(flags.rawValue)
      json.value(text)
      if spokenText > 0 { json.value(spokenText) }
    }
  }
}
