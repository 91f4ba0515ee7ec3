/// The value of a picker's form cell, as far as it can be seen or heard: of very many chosen values only the first ones.
public struct PickerValueText: Hashable, Sendable {
  /// The text that is drawn; empty while nothing is chosen.
  public let drawn: String
  /// The text that assistive technology speaks.
  public let spoken: String

  /// No form cell has room for the titles of more values.
  static let mostDrawn = 500
  /// Nobody listens to the titles of more values.
  private static let mostSpoken = 20
  /// The most letters that are spoken of the titles.
  private static let mostLetters = 1_000

  /// The texts of a number of chosen values.
  ///
  /// - Parameters:
  ///   - count: The number of chosen values.
  ///   - strings: The words.
  ///   - titles: Returns the titles of the first values, so many at most.
  init(count: Int, strings: ListPickerStrings, titles: (Int) -> String) {
    drawn = titles(Self.mostDrawn) + (count > Self.mostDrawn ? "…" : "")
    let heard = titles(Self.mostSpoken)
    let isLong = heard.utf8.count > Self.mostLetters
    let first = isLong ? String(heard.prefix(Self.mostLetters)) + "…" : heard
    let others = count > Self.mostSpoken ? strings.moreValues.filled(count - Self.mostSpoken, strings.counts) : nil
    spoken = count == 0 ? strings.nothingSelected : DisplayAccessibility.joined([first, others])
  }
}
