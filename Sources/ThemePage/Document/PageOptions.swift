package import ThemeTable

/// The choices of a page's reader, and the behaviour of the page.
package struct PageOptions: Sendable {
  /// The text sizes among which the page switches, the default one first.
  package var textSizes: [StyleTextSize]
  /// Whether the page looks for a newer version of its file and reloads itself.
  package var isLive: Bool
  /// Whether the second of two themes is compared with the first: only what differs is shown.
  package var isComparison: Bool

  /// Options.
  ///
  /// - Parameters:
  ///   - textSizes: The text sizes among which the page switches.
  ///   - isLive: Whether the page reloads itself.
  ///   - isComparison: Whether the second of two themes is compared with the first.
  package init(
    textSizes: [StyleTextSize] = [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    isLive: Bool = false, isComparison: Bool = false
  ) {
    self.textSizes = textSizes
    self.isLive = isLive
    self.isComparison = isComparison
  }
}
