import TestSupport
import Testing
import ThemeBase

/// Did you mean.
@Suite struct NameSuggesterTests {
  private func check(_ name: String, _ expected: String?, in names: String...) {
    expectEqual(NameSuggester.nearest(to: name, in: names), expected, "\(name)")
  }

  @Test func slipsOfTheFingers() {
    check("titel", "title", in: "footnote", "title", "subtitle")
    check("colour", "color", in: "corner", "color")
    check("fon-color", "font-color", in: "font-size", "font-color")
    check("background-olor", "background-color", in: "background-color", "background-image")
    check("font-color-highlited", "font-color-highlighted", in: "font-color", "font-color-highlighted")
    check("corners-radius", "corner-radius", in: "corner-radius")
    check("border-radius", "corner-radius", in: "corner-radius")
    check("fontcolor", "font-color", in: "font-color")
    check("heigth", "height", in: "height", "weight")
  }

  @Test func swappedWords() {
    check("fdlFUIHierarchy_title_ItemView", "fdlFUIHierarchyItemView_title", in: "fdlFUIHierarchyItemView_title")
    check("title_fdlFUIItemView", "fdlFUIItemView_title", in: "fdlFUIItemView_title")
    check("color-font", "font-color", in: "font-color")
    check("fdlFUIHierarchytitle_ItemView", "fdlFUIHierarchyItemView_title", in: "fdlFUIHierarchyItemView_title")
    check("fdltitle_FUIItemView", "fdlFUIItemView_title", in: "fdlFUIItemView_title")
    check("colorfont", "font-color", in: "font-color")
    check("rolocfont", nil, in: "font-color")
    check("tokcilc", nil, in: "clockit")
    check("View_header_fdlFUIHierarchy", "fdlFUIHierarchyView_header", in: "fdlFUIHierarchyView_header")
  }

  @Test func wrongCase() {
    check("FONT-COLOR", "font-color", in: "font-colon", "font-color")
    check("kpi", "KPI", in: "api", "KPI")
    check("brnd", "brand", in: "Brand", "brand")
    check("Brnd", "Brand", in: "brand", "Brand")
    check("fdlfuihierarchyview", "fdlFUIHierarchyView", in: "fdlFUIHierarchyView")
  }

  @Test func silentWhenNothingIsNear() {
    check("MyButton", nil, in: "Button", "Label")
    check("ButtonLarge", nil, in: "Button")
    check("xyz", nil, in: "image", "width")
    check("a", nil, in: "b", "KPI")
    check("", nil, in: "b", "")
    check("font-color", nil, in: "font-color", "font-colors")
    check("Cell", nil, in: "Label", "Table")
    check("line-color", nil, in: "tint-color")
    check("TopBar", nil, in: "TabBar")
    check("dark-color", nil, in: "xmark-color")
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    check("on-colr", "on-color", in: "on-color", "off-color")
    check("bat", "cat", in: "cat", "hat")
    check("bat", "hat", in: "hat", "cat")
  }

  /// The reference: the whole table of the optimal string alignment, without a band or a bound.
  @Test func distancesAreThoseOfTheWholeTable() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("ab-C")
    func word() -> String { String((0..<random.below(9)).map { _ in letters[random.below(4)] }) }
    for _ in 0..<4_000 {
      let (left, right) = (word(), word())
      let found = NameSuggester.nearest(to: left, in: [right])
      let isSame = left == right || left.isEmpty
      let distance = distance(left.lowercased(), right.lowercased())
      if isSame || distance > 3 {
        // Words may be swapped whatever the distance.
        if isSame { expect(found == nil, "seed \(random.seed): '\(left)' '\(right)'") }
      } else if found != nil, left.lowercased() != right.lowercased() {
        expect(distance <= 3 || sorted(left) == sorted(right), "seed \(random.seed)")
      } else if found == nil {
        let bound = left.utf8.count < 3 ? 0 : left.utf8.count < 6 ? 1 : 2
        // Two letters or more may be another word.
        let isFar = distance > bound || distance > 1
        expect(isFar, "seed \(random.seed): '\(left)' '\(right)'")
      }
    }
  }

  private func sorted(_ word: String) -> String { String(word.lowercased().sorted()) }

  private func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for j in 0...b.count { table[0][j] = j }
    for i in stride(from: 1, through: a.count, by: 1) {
      for j in stride(from: 1, through: b.count, by: 1) {
        var best = min(table[i - 1][j], table[i][j - 1]) + 1
        best = min(best, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, table[i - 2][j - 2] + 1) }
        table[i][j] = best
      }
    }
    return table[a.count][b.count]
  }

  @Test func hostileNamesCostLittle() {
    let names = (0..<200).map { String(repeating: "a", count: 100) + "\($0)" }
    let suggester = NameSuggester(names)
    for index in 0..<200 { expect(suggester.nearest(to: String(repeating: "b", count: 100) + "\(index)") == nil) }
    expect(suggester.nearest(to: String(repeating: "a", count: 1_000_000)) == nil)
  }
}
