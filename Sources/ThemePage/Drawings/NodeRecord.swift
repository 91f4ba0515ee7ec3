import ThemeBase
import ThemeComponents

/// A node of a drawing as the page's script knows it.
struct NodeRecord: Hashable {
  /// The number of the part in the ``PartCatalog``, or -1 for a node that is not a part.
  var part: Int
  var frame: LayoutRect
  /// The properties that the script asks for, as bits: the node reacts to taps, shows a text, the text is truncated.
  var flags = 0
  /// The number of the word that the node shows.
  var text: Int
  /// The number of the word that a screen reader speaks.
  var spokenText: Int

  /// Writes the node as an array of numbers: part, frame, flags, text, and the spoken text where there is one.
  func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(part)
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        json.value(length.isFinite ? (length * 10).rounded() / 10 : 0)
      }
      json.value(flags)
      json.value(text)
      if spokenText > 0 { json.value(spokenText) }
    }
  }
}
