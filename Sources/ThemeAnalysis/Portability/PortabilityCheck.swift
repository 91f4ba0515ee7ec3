import ThemeBase
import ThemeModel
import ThemeSyntax

/// Says what the targets that the user named read otherwise than themec; one rule a file.
enum PortabilityCheck {
  /// Checks a theme for every target in the order of ``Target/allCases``.
  static func run(_ theme: PortableTheme, for targets: Set<Target>) -> DiagnosticList {
    var theme = theme
    var diagnostics = DiagnosticList()
    // SAP's UIKit runtime is a fork of NUI: what holds for the one holds for the other, and is said once.
    let ofUIKit = [Target.nui, .fioriUIKit].first(where: targets.contains)
    for target in [ofUIKit, targets.contains(.fioriSwiftUI) ? .fioriSwiftUI : nil].compactMap({ $0 }) {
      theme.target = target
      for rule in target == ofUIKit ? rulesOfUIKit : rulesOfSwiftUI {
        for tree in theme.trees { diagnostics.append(contentsOf: rule(theme, tree)) }
      }
      for rule in target == ofUIKit ? [LayeredDefinitions.run] : [ComposedColors.run, PaletteCycles.run] {
        diagnostics.append(contentsOf: rule(theme))
      }
    }
    return diagnostics
  }

  private typealias Rule = @Sendable (PortableTheme, SyntaxTree) -> DiagnosticList
  private static let rulesOfUIKit: [Rule] = [
    SheetAdditions.run, MediaConditions.run, QuotedStrings.run, ComposedValues.run,
  ]
  private static let rulesOfSwiftUI: [Rule] = [SkippedRules.run, DefinitionLines.run, CommentedDefinitions.run]
}

extension DiagnosticCode {
  /// The codes about what a named target reads otherwise than themec.
  static let portability: Set<DiagnosticCode> = [
    .computedValue, .definitionAcrossLayers, .definitionBeforeValue, .definitionInComment, .definitionInValue,
    .definitionOfAnotherLayer, .definitionSharesLine, .definitionSpacing, .definitionUnderMedia, .lineComment,
    .mediaAxisNotRead, .paletteCycle, .quotedString, .rulesNotRead, .signInValue, .themecOnly,
  ]

  /// Whether the code is about something that a target of today reads otherwise than themec.
  package var isAboutPortability: Bool { Self.portability.contains(self) }

  /// The failure of the first runtime that a finding of this code breaks: `NUI drops the whole sheet`.
  ///
  /// Returns nil if none of the targets fails.
  func failure(among targets: Set<Target>) -> String? {
    guard let failure,
      let target = Target.allCases.first(where: { targets.contains($0) && failure.targets.contains($0.rawValue) })
    else { return nil }
    return "\(target.runtime) \(failure.predicate)"
  }
}

extension Target {
  /// The runtime as messages call it.
  var runtime: String {
    switch self {
    case .nui: "NUI"
    case .fioriUIKit: "SAP's UIKit runtime"
    case .fioriSwiftUI: "SAP's SwiftUI runtime"
    }
  }
}
