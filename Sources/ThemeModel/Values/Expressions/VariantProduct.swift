import ThemeTable

/// Combines colours that depend on the environment.
enum VariantProduct {
  /// The result for each choice of a variant of every colour, where their environments meet.
  ///
  /// There are 64 environments, so at most 64 results. Equal ones are joined; those that are nil are left out.
  static func map(_ colors: [[VariantColor]], _ transform: ([StyleColor]) -> StyleColor?) -> [VariantColor] {
    var results: [VariantColor] = []
    for row in rows(colors) { if let color = transform(row.colors) { results.add(color, in: row.environments) } }
    return results
  }

  /// The colours within which nothing changes, one of each, and the environments in which they meet.
  static func rows(_ colors: [[VariantColor]]) -> [(environments: EnvironmentSet, colors: [StyleColor])] {
    colors.reduce([(.all, [])]) { rows, variants in
      rows.flatMap { row in
        variants.compactMap { variant in
          let common = row.environments.intersection(variant.environments)
          return common.isEmpty ? nil : (common, row.colors + [variant.color])
        }
      }
    }
  }
}
