import TestSupport
import Testing
import ThemePage
import ThemeTable

@testable import ThemeComponents

/// The words of the components come from one table, and no English is left where another language is asked for.
@Suite struct WordTableTests {
  private static let data = "Sources/ThemeComponents/Data/words.txt"

  private struct Word {
    let name: String
    var texts: [String] = []
    var properties: [(type: String, name: String, doc: String)] = []
  }

  /// The structures with the words of a component, and what they are.
  private static let types = [
    ("HierarchyStrings", "hierarchy view that assistive technology speaks"), ("ListPickerStrings", "list picker"),
    ("SiblingStrings", "sibling navigation"),
  ]

  private func words() throws -> [Word] {
    var words: [Word] = []
    for line in String(decoding: try Repository.bytes(Self.data), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      guard line.hasPrefix("  "), let colon = line.firstIndex(of: ":") else {
        words.append(Word(name: String(line)))
        continue
      }
      let text = line[colon...].dropFirst(2)
      let key = line[..<colon].dropFirst(2).split(separator: ".").map(String.init)
      if key.count == 2 {
        words[words.count - 1].properties.append((key[0], key[1], String(text)))
      } else {
        words[words.count - 1].texts.append(String(text.hasPrefix("\"") ? text.dropFirst().dropLast() : text))
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
      // Made from Data/words.txt by WordTableTests; do not edit.
      // swift-format-ignore-file

      /// A word or sentence of a component.
      enum ComponentWord: CaseIterable {
      \(cases)
        /// The word in the languages, in their order.
        var texts: [String] {
          switch self {
      \(texts)    }
        }
      }

      """, at: "Sources/ThemeComponents/Generated/ComponentWord.swift")
  }

  @Test func thePropertiesAreFresh() throws {
    let words = try words()
    let types = Self.types.map { type, title in
      let properties = words.flatMap { word in word.properties.filter { $0.type == type }.map { ($0, word.name) } }
      return """
        /// The words of a \(title); an app gives them in its language.
        public struct \(type): Hashable, Sendable {
        \(properties.map { "  /// \($0.0.doc)\n  public var \($0.0.name): String\n" }.joined())  /// The format of counts.
          public var counts: CountFormat

          /// The words in a language, to be changed one by one.
          public init(_ language: ComponentLanguage = .english) {
        \(properties.map { "    \($0.0.name) = language.word(.\($0.1))\n" }.joined())    counts = language.counts
          }
        }

        """
    }
    GeneratedFile.check(
      """
      // Made from Data/words.txt by WordTableTests; do not edit.
      // swift-format-ignore-file

      \(types.joined(separator: "\n"))
      """,
      at: "Sources/ThemeComponents/Generated/ComponentStrings.swift")
  }

  /// Every component in another language, in each of its states.
  @Test(arguments: [ComponentLanguage.german, .arabic]) func noEnglishIsLeft(language: ComponentLanguage) throws {
    let number = try #require(ComponentLanguage.allCases.firstIndex(of: language))
    let english = Set(try words().filter { $0.texts[0] != $0.texts[number] }.map { $0.texts[0] })
    func check(_ list: DisplayList, _ name: String) {
      for node in list.nodes {
        let words = node.accessibility
        let spoken = [words?.label, words?.value, words?.hint, words?.expansion]
        for text in [node.text?.string] + spoken + (node.accessibility?.actions.map(\.name) ?? []) {
          expect(text.map { !english.contains($0) } ?? true, "\(name): \(text ?? "")")
        }
      }
    }
    var list = ListPickerFormCell(
      configuration: ListPickerConfiguration(
        label: "Orte", isSearchEnabled: true, presentation: .sheet, language: language),
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
        configuration: ListPickerConfiguration(label: "Orte", language: language), traits: .tabletPortrait)
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
      configuration: CollectionConfiguration(header: SectionHeaderFooter("Waren"), language: language),
      items: [CollectionEntry(id: "p", title: "Pumpe")], totalCount: 9, traits: .phone)
    check(products.displayList(theme: .standard), "collection")
    var all = products.objectList
    all.handle(.itemsChanged([ObjectListItem(id: "p", content: content)], totalCount: 9))
    all.handle(.laidOut(all.displayList(theme: .standard).scrollAreas))
    all.handle(.itemsFailed(from: 1))
    check(all.displayList(theme: .standard), "object list")
    let steps = SiblingNavigation(
      configuration: SiblingConfiguration(language: language), pages: ["a", "b"].map { SiblingPage(id: $0) },
      traits: .phone)
    check(steps.displayList(theme: .standard), "siblings")
    expectEqual(steps.title, language == .german ? "1 von 2" : "1 من 2")
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
      (.arabic, ["1 عنصر فرعي", "2 عنصران فرعيان"]),
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

  @Test func arabicHasSixForms() {
    let counts = ComponentLanguage.arabic.counts
    for (count, form) in [(0, 0), (1, 1), (2, 2), (3, 3), (110, 3), (11, 4), (199, 4), (100, 5), (102, 5)] {
      expectEqual(counts.plural.form(of: count), form, "\(count)")
    }
  }
}
