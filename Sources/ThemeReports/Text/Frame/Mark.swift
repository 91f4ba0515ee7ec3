/// The mark of one annotation under one line.
struct Mark: Hashable, Sendable {
  /// For a span of several lines: which end of it is on this line.
  enum Edge: Hashable, Sendable {
    case opens(rail: Int)
    case closes(rail: Int)

    var rail: Int {
      switch self {
      case .opens(let rail), .closes(let rail): rail
      }
    }
  }

  /// The columns of the underline; a single one for an edge.
  var columns: Range<Int>
  /// The text of the label here; an edge shows it only where it closes.
  var text: String
  var isPrimary: Bool
  var edge: Edge?
}
