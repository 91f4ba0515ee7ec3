import ThemeTable

/// Puts the pieces of a computed value together, once for each part of the environments.
enum EvaluationAssembly {
  static func assemble(
    _ pieces: [Piece], of text: ValueText, _ tokens: ExpressionTokens
  ) -> [Evaluation.Part] {
    var parts: [Evaluation.Part] = []
    for environments in partition(pieces) {
      let bytes = bytes(pieces, in: environments, of: text, tokens)
      if let same = parts.firstIndex(where: { $0.text.bytes == bytes }) {
        parts[same].environments = parts[same].environments.union(environments)
      } else {
        parts.append(.init(environments: environments, text: ValueText(bytes)))
      }
    }
    return parts.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  /// The sets within which no colour changes.
  private static func partition(_ pieces: [Piece]) -> [EnvironmentSet] {
    var sets = [EnvironmentSet.all]
    for case .color(let variants) in pieces {
      sets = sets.flatMap { set in
        variants.map { set.intersection($0.environments) }.filter { !$0.isEmpty }
      }
    }
    return sets
  }

  private static func bytes(
    _ pieces: [Piece], in environments: EnvironmentSet, of text: ValueText,
    _ tokens: ExpressionTokens
  ) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    for piece in pieces where !piece.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      switch piece {
      case .tokens(let range): bytes += text.bytes[tokens.bytes(range)]
      case .literal(let literal): bytes += literal
      case .color(let variants):
        let variant = variants.first { !$0.environments.intersection(environments).isEmpty }
        if let variant { bytes += ColorText.literal(variant.color) }
      }
    }
    return bytes[...]
  }
}
