/// A text of an app's source as far as the source tells it: pieces, of which some are computed when the app runs.
package struct AppText: Hashable, Sendable {
  /// One piece of a text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// The value of a constant or variable, by its name as written: `Style.title`.
    case name(String)
    /// All raw values of an enum.
    case anyCase(of: String)
    /// A part that only the running app knows.
    case computed

    /// The piece's own text, or nil for what has none.
    var literal: String? { if case .literal(let text) = self { text } else { nil } }
  }

  /// The pieces in their order; no literal follows another one.
  package private(set) var pieces: [Piece]

  /// A text of some pieces, of which adjacent literals become one.
  package init(_ pieces: [Piece]) {
    self.pieces = []
    for piece in pieces { append(piece) }
  }

  /// A text that only the running app knows.
  package static let computed = AppText([.computed])

  /// The whole text, if nothing of it is computed.
  package var literal: String? {
    if pieces.isEmpty { return "" }
    return pieces.count == 1 ? pieces[0].literal : nil
  }

  /// The bytes of its literals, and one for each piece.
  var size: Int { pieces.reduce(0) { $0 + 1 + ($1.literal?.utf8.count ?? 0) } }

  /// The fixed beginning and end of a text with a computed middle; both may be empty.
  package var ends: (prefix: String, suffix: String) {
    (pieces.first?.literal ?? "", pieces.count > 1 ? pieces.last?.literal ?? "" : "")
  }

  /// Whether it is the class that a view has already: `button.nuiClass`.
  var isClassOfView: Bool {
    guard pieces.count == 1, case .name(let name) = pieces[0] else { return false }
    return name == "nuiClass" || name.hasSuffix(".nuiClass")
  }

  /// Whether nothing of the text is fixed.
  package var isUnknown: Bool { !pieces.isEmpty && pieces.allSatisfy { $0.literal == nil } }

  /// The elements of a class list, with the spaces in them: NUI looks for a name as it stands between two ':'.
  package var elements: [AppText] {
    var elements = [AppText([])]
    for piece in pieces {
      // Most literals are one name.
      guard let text = piece.literal, text.utf8.contains(where: { ":\n\r".utf8.contains($0) }) else {
        elements[elements.count - 1].append(piece)
        continue
      }
      // A text of several lines is read with its indentation, which is no part of a name.
      let isIndented = text.contains { $0.isNewline }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { elements.append(AppText([])) }
        elements[elements.count - 1].append(.literal(isIndented ? Self.withoutIndentation(part) : String(part)))
      }
    }
    return elements
  }

  private static func withoutIndentation(_ name: Substring) -> String {
    let start = name.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// One text after the other.
  package func joined(with next: AppText) -> AppText {
    var text = self
    text.append(next)
    return text
  }

  /// Adds another text at the end.
  mutating func append(_ next: AppText) { for piece in next.pieces { append(piece) } }

  private mutating func append(_ piece: Piece) {
    switch (pieces.last, piece) {
    case (.literal(let start)?, .literal(let end)): pieces[pieces.count - 1] = .literal(start + end)
    case (_, .literal("")), (.computed?, .computed): break
    default: pieces.append(piece)
    }
  }
}
