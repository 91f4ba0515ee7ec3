import TestSupport
import Testing
import ThemeComponents

/// The words and numbers of an app's own language.
@Suite struct SearchAndCountTests {
  @Test(arguments: [
    ("Ångström", "angstrom"), ("ANGSTROM", "angstrom"), ("Straße", "strasse"), ("Ёлка", "елка"),
    ("e\u{301}te\u{301}", "ete"), ("Œuvre", "oeuvre"), ("ŁÓDŹ", "lodz"), ("Ἀθῆναι", "αθηναι"), ("ΟΔΟΣ", "οδοσ"),
    ("Їжак", "іжак"), ("İstanbul", "istanbul"), ("Việt Nam", "viet nam"), ("東京", "東京"), ("a\u{0}b", "a\u{1}b"),
    ("", ""),
  ]) func lettersAreFolded(text: String, expected: String) {
    expectEqual(String(decoding: TextFolding.folded(text), as: UTF8.self), expected)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for value in 0x20...0x2FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = TextFolding.folded(String(scalar))
      expectEqual(TextFolding.folded(String(decoding: once, as: UTF8.self)), once, "U+\(value)")
    }
  }

  @Test func aSearchFoldsBothSides() {
    var cell = opened([
      ListPickerSection(items: ["Zürich", "Łódź", "Genf"].map { ListPickerEntry(id: ItemID($0), $0) })
    ]) { $0.isSearchEnabled = true }
    for (text, found) in [("zur", ["Zürich"]), ("ZÜR", ["Zürich"]), ("lodz", ["Łódź"]), ("x", []), ("", nil)]
      as [(String, [ItemID]?)]
    {
      cell.handle(.searchChanged(text))
      let ids = cell.visibleSections.flatMap(\.items).map(\.id)
      expectEqual(ids, found ?? ["Zürich", "Łódź", "Genf"], "\(text)")
    }
  }

  @Test(arguments: [
    (0, "0", "٠"), (7, "7", "٧"), (999, "999", "٩٩٩"), (1_000, "1.000", "١٬٠٠٠"), (1_234_567, "1.234.567", "١٬٢٣٤٬٥٦٧"),
    (-1_000, "-1.000", "-١٬٠٠٠"),
  ]) func countsHaveTheDigitsOfTheLanguage(count: Int, german: String, arabic: String) {
    expectEqual(CountFormat(groupingSeparator: ".").text(count), german)
    expectEqual(CountFormat(zero: "٠", groupingSeparator: "٬").text(count), arabic)
    expectEqual(CountFormat.english.text(count), german.replacing(".", with: ","))
    expectEqual(CountFormat().text(count), String(count))
  }

  @Test func extremeCountsAndDigitsEndure() {
    expectEqual(CountFormat(zero: "").text(12), "12")
    expect(CountFormat(groupingSeparator: ",").text(.min).hasPrefix("-9,223"))
    expect(!CountFormat(zero: "\u{10FFFF}").text(9).isEmpty)
  }

  @Test func countsAreDrawnInTheAppsFormat() {
    var configuration = CollectionConfiguration(header: SectionHeaderFooter("P"))
    configuration.counts = CountFormat(zero: "٠", groupingSeparator: "٬")
    let view = CollectionModel(
      configuration: configuration, items: [CollectionEntry(id: "a")], totalCount: 1_234, traits: .phone)
    let list = view.displayList(theme: .standard)
    expectEqual(list["collection/footer/attribute"]?.text?.string, "١٬٢٣٤")
  }
}
