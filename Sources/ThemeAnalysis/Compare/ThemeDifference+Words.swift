import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension ThemeDifference.Cause {
  /// `#F51C61 → #F0B20B changes 12 values of 9 classes; 3 pairs newly fail, 1 now passes`.
  package var words: String {
    let effects = counted(valueCount, "value")
    switch subject {
    case .rules: return "is written otherwise: \(effects)" + pairs
    case .definition(_, let old, let new, let environments):
      let place = environments == .all ? "" : " in \(EnvironmentPhrase.describe(environments))"
      return "\(old ?? "none") → \(new ?? "none")\(place) changes \(effects) of "
        + counted(pathCount, "class", plural: "classes") + pairs
    }
  }

  private var pairs: String {
    let failing = newlyFailing.count
    let parts = [
      failing == 0 ? nil : counted(failing, "pair") + (failing == 1 ? " newly fails" : " newly fail"),
      nowPassing.isEmpty
        ? nil
        : (failing == 0 ? counted(nowPassing.count, "pair") : "\(nowPassing.count)")
          + (nowPassing.count == 1 ? " now passes" : " now pass"),
    ].compactMap { $0 }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}

extension ThemeDifference.Pair {
  /// `Button font-color on itself, 4.61 → 1.79 in dark`.
  package var words: String {
    let ratios = [oldRatio, newRatio].map { $0.map(ContrastRatio.text) ?? "none" }
    let place = environments == .all ? "" : " in \(EnvironmentPhrase.describe(environments))"
    return "\(path) \(property) on \(ground == path ? "itself" : ground), " + ratios.joined(separator: " → ") + place
  }
}
