import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeCompiler
import ThemeTable

/// The styles of the shipped themes, as golden files.
@Suite struct ResolvedThemeTests {
  private static let cases: [(theme: ShippedTheme, environment: StyleEnvironment, name: String)] = [
    (.fiori, StyleEnvironment(), "Fiori-light"),
    (.fiori, StyleEnvironment(appearance: .dark, contrast: .high), "Fiori-dark-high-contrast"),
    (.nui, StyleEnvironment(), "NUI-iphone"),
    (.nui, StyleEnvironment(device: .ipad), "NUI-ipad"),
    (.saffron, StyleEnvironment(), "Saffron-light"),
    (.midnight, StyleEnvironment(device: .ipad, appearance: .dark), "Midnight-ipad-dark"),
  ]

  private static let shown: Set<String> = [
    "Button", "BarButton", "TableCell", "TabBarItem", "TextField", "fdlFUIHierarchyCollectionItem",
    "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyItemView_detailImageView", "fdlFUIHierarchyViewHeader_leftButton",
    "fdlFUIHierarchyViewHeader_title", "fdlFUIItemCollectionViewCell_title", "fdlFUIObjectTableViewCell",
    "fdlFUIPageViewController_nextButtonItem",
  ]

  @Test(arguments: cases.indices) func isAsItWas(index: Int) throws {
    let (theme, environment, name) = Self.cases[index]
    let styles = try theme.styles(in: environment)
    let blocks = styles.text().components(separatedBy: "\n\n").filter { block in
      Self.shown.contains { block.hasPrefix("\($0) {") } || block.hasPrefix("/*")
    }
    let text = blocks.joined(separator: "\n\n").trimmingCharacters(in: .newlines) + "\n"
    Golden.check(text, named: "Themes/\(name).txt")
  }
}
