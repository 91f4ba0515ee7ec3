import ThemeBase
import ThemeCompiler
import ThemeTable

/// The pairs of colours that can be read in one of two themes alone.
enum PairChanges {
  /// A pair that fails in one theme alone.
  struct Change {
    var pair: ThemeDifference.Pair
    /// Whether it is the new theme in which the pair fails.
    var fails: Bool
    var origins: CauseFinder.Origins
  }

  /// In the order of the new theme's pairs.
  static func list(from old: ContrastAudit, to new: ContrastAudit) -> [Change] {
    let olds = Dictionary(grouping: old.pairs) { $0.key }
    return new.pairs.flatMap { after in
      let before = olds[after.key]?.first
      return [true, false].compactMap { change(before, after, fails: $0) }
    }
  }

  /// The environments in which a pair fails in the new theme alone, or in the old one; nil if there are none.
  private static func change(_ before: ContrastAudit.Pair?, _ after: ContrastAudit.Pair, fails: Bool) -> Change? {
    let olds = before?.failing ?? EnvironmentSet()
    let environments = fails ? after.failing.subtracting(olds) : olds.subtracting(after.failing)
    guard !environments.isEmpty else { return nil }
    return Change(
      pair: ThemeDifference.Pair(
        path: after.path, property: after.writtenProperty, ground: after.groundName, environments: environments,
        oldRatio: before?.ratio(in: environments), newRatio: after.ratio(in: environments)), fails: fails,
      origins: .init(old: before?.declarations(in: environments) ?? [], new: after.declarations(in: environments)))
  }
}

extension ContrastAudit.Pair {
  /// The texts that tell the pairs of a theme apart: a button has a title and a symbol, a ground has states.
  fileprivate var key: [String] {
    [path, writtenProperty, ground, groundState.name, variants.first?.use.criterion ?? ""]
  }

  /// The environments in which the pair cannot be read.
  fileprivate var failing: EnvironmentSet { variants.filter { $0.verdict.isFailure }.environments }

  fileprivate func ratio(in environments: EnvironmentSet) -> Double? {
    variants(in: environments).map { $0.greatestRatio }.min()
  }

  fileprivate func declarations(in environments: EnvironmentSet) -> [DeclarationID] {
    variants(in: environments).flatMap { $0.declarations }
  }

  private func variants(in environments: EnvironmentSet) -> [ContrastAudit.Variant] {
    variants.filter { !$0.environments.isDisjoint(with: environments) }
  }
}
