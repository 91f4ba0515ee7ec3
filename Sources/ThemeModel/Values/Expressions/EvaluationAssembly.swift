import ThemeTable

/// Puts the pieces of a computed value together, once for each part of the environments.
enum EvaluationAssembly {
  static func assemble(_ pieces: [Piece], of text: ValueText, _ tokens: ExpressionTokens) -> [Evaluation.Part] {
    var parts: [Evaluation.Part] = []
    let variants = pieces.compactMap { if case .color(let variants) = $0 { variants } else { nil } }
    for (environments, colors) in VariantProduct.rows(variants) {
      let bytes = bytes(pieces, with: colors, of: text, tokens)
      if let same = parts.firstIndex(where: { $0.text.bytes == bytes }) {
        parts[same].environments = parts[same].environments.union(environments)
      } else {
        parts.append(.init(environments: environments, text: ValueText(bytes)))
      }
    }
    return parts.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// The text in which the pieces that are colours have these ones.
  private static func bytes(
    _ pieces: [Piece], with colors: [StyleColor], of text: ValueText, _ tokens: ExpressionTokens
  ) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    var colors = colors.makeIterator()
    for piece in pieces where !piece.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      switch piece {
      case .tokens(let range): bytes += text.bytes[tokens.bytes(range)]
      case .literal(let literal): bytes += literal
      case .color: bytes += colors.next().map(ColorText.literal) ?? []
      }
    }
    return bytes[...]
  }
}
