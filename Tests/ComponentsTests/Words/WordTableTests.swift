import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// The words of the components come from one table, and no English is left where another language is asked for.
@Suite struct WordTableTests {
  private static let data = "Sources/ThemeComponents/Text/Words/words.txt"

  private struct Word {
    let name: String
    var texts: [String] = []
  }

  private func words() throws -> [Word] {
    var words: [Word] = []
    for line in String(decoding: try Repository.bytes(Self.data), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("  ") {
        words[words.count - 1].texts.append(String(line.drop { $0 == " " }.dropFirst(4)))
      } else {
        words.append(Word(name: String(line)))
      }
    }
    return words
  }

  @Test func theTableIsFresh() throws {
    let words = try words()
    expect(words.allSatisfy { $0.texts.count == ComponentLanguage.allCases.count })
    expectEqual(words.map(\.name), words.map(\.name).sorted())
    let cases = words.map { "  case \($0.name)\n" }.joined()
    let texts = words.map { word in
      "    case .\(word.name):\n      [" + word.texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]\n"
    }.joined()
    GeneratedFile.check(
      """
      // Made from Text/Words/words.txt by WordTableTests; do not edit.

      /// A word or sentence of a component.
      enum ComponentWord: CaseIterable {
      \(cases)
        /// The word in English and in German.
        var texts: [String] {
          switch self {
      \(texts)    }
        }
      }

      """, at: "Sources/ThemeComponents/Generated/ComponentWord.swift")
  }

  /// Every component in German, in each of its states.
  @Test func noEnglishIsLeft() throws {
    let english = Set(try words().flatMap { word in word.texts[0] == word.texts[1] ? [] : [word.texts[0]] })
    func check(_ list: DisplayList, _ name: String) {
      for node in list.nodes {
        let spoken = [node.accessibility?.label, node.accessibility?.value, node.accessibility?.hint]
        for text in [node.text?.string] + spoken + (node.accessibility?.actions.map(\.name) ?? []) {
          expect(text.map { !english.contains($0) } ?? true, "\(name): \(text ?? "")")
        }
      }
    }
    var list = ListPickerFormCell(
      configuration: ListPickerConfiguration(
        label: "Orte", isSearchEnabled: true, presentation: .sheet, language: .german),
      sections: [.colors], traits: .phone)
    list.handle(.tapped(.control(.formCell)))
    check(list.displayList(theme: .standard), "list")
    for event in [ListPickerEvent.tapped(.item("red")), .searchChanged("q"), .loadingBegan, .loadingFailed] {
      list.handle(event)
      check(list.displayList(theme: .standard), "\(event)")
    }
    list.handle(.valuesChanged([]))
    list.handle(.searchChanged(""))
    list.handle(.tapped(.control(.cancel)))
    check(list.displayList(theme: .standard), "question")
    check(list.formCell(theme: .standard), "form cell")

    let tree = SampleHierarchy.tree()
    for change in [{ _ in false }, { $0 == "count r1" }, { $0 == "content r1" }] as [(String) -> Bool] {
      tree.isLate = change
      var cell = HierarchyPickerFormCell(
        configuration: ListPickerConfiguration(label: "Orte", language: .german), traits: .tabletPortrait)
      check(cell.display(theme: .standard, asking: tree), "hierarchy cell")
      cell.handle(.tapped(.control(.formCell)), asking: tree)
      cell.handle(.hierarchy(.tapped(.accessory("r1"))), asking: tree)
      check(cell.display(theme: .standard, asking: tree), "hierarchy")
      for request in cell.openRequests { cell.handle(.hierarchy(.answered(request.token, .failed)), asking: tree) }
      check(cell.display(theme: .standard, asking: tree), "hierarchy that fails")
    }

    var content = ObjectCellContent(title: "Pumpe")
    content.accessoryType = .detailButton
    let products = CollectionModel(
      configuration: CollectionConfiguration(header: SectionHeaderFooter("Waren"), language: .german),
      items: [CollectionEntry(id: "p", title: "Pumpe")], totalCount: 9, traits: .phone)
    check(products.displayList(theme: .standard), "collection")
    var all = products.objectList
    all.handle(.itemsChanged([ObjectListItem(id: "p", content: content)], totalCount: 9))
    all.handle(.laidOut(all.displayList(theme: .standard).scrollAreas))
    all.handle(.itemsFailed(from: 1))
    check(all.displayList(theme: .standard), "object list")
    let steps = SiblingNavigation(
      configuration: SiblingConfiguration(language: .german), pages: ["a", "b"].map { SiblingPage(id: $0) },
      traits: .phone)
    check(steps.displayList(theme: .standard), "siblings")
    expectEqual(steps.title, "1 von 2")
  }

  @Test func languagesHaveCodes() {
    expect(ComponentLanguage(code: "de-AT") == .german && ComponentLanguage(code: "en_GB") == .english)
    expect(ComponentLanguage(code: "fr") == nil)
    expectEqual(ComponentLanguage.german.counts.text(12_345), "12.345")
  }

  @Test func wordsHavePlurals() throws {
    let tree = SampleHierarchy(root: "r", children: ["r": ["a", "b"], "a": ["c"], "b": ["d", "e"]])
    for (language, words) in [
      (ComponentLanguage.english, ["1 child", "2 children"]),
      (.german, ["1 untergeordnetes Objekt", "2 untergeordnete Objekte"]),
    ] {
      var view = shown(tree, configuration: HierarchyConfiguration(language: language))
      let list = view.display(theme: .standard)
      expectEqual(["a", "b"].map { list["hierarchy/column-1/\($0)"]?.accessibility?.value }, words)
    }
    var configuration = HierarchyConfiguration()
    configuration.strings.children = "{n} узел|{n} узла|{n} узлов"
    configuration.strings.counts.plural = .oneFewMany
    let forms = [(1, "узел"), (2, "узла"), (5, "узлов"), (11, "узлов"), (21, "узел"), (112, "узлов")]
    for (count, word) in forms {
      let children = (0..<count).map { ItemID("c\($0)") }
      var view = shown(
        SampleHierarchy(root: "r", children: ["r": ["a"], "a": children]), configuration: configuration)
      let list = view.display(theme: .standard)
      expectEqual(list["hierarchy/column-1/a"]?.accessibility?.value, "\(count) \(word)")
    }
  }
}
