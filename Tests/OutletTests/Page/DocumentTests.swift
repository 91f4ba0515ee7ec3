import TestSupport
import Testing

@testable import ThemePage

/// A page writes names as text, whatever a theme calls things.
@Suite struct DocumentTests {
  private func check(_ text: String, _ escaped: String) { expectEqual(HTML.escaped(text), escaped, "\(text)") }

  @Test func nothingInATextIsMarkup() {
    check("plain", "plain")
    check("<script>", "&lt;script&gt;")
    check("a & b", "a &amp; b")
    check("\"'", "&quot;&#39;")
    check("a\nb\tc", "a b c")
    check("Größe", "Größe")
  }

  @Test func hiddenCharactersAreShown() {
    check("a\u{202E}b", "a&lt;U+202E&gt;b")
    check("\u{0}", "&lt;U+0&gt;")
    check("\u{200B}", "&lt;U+200B&gt;")
    check("\u{7F}", "&lt;U+7F&gt;")
  }

  @Test func aLongTextIsCut() {
    let text = HTML.escaped(String(repeating: "x", count: 10_000))
    expect(text.utf8.count < 500 && text.hasSuffix("…"))
  }

  @Test func attributesAreEscapedAndMayBeLeftOut() {
    var html = HTML()
    html.element("a", ["href": "#\"><b>", "hidden": "", "id": nil], text: "<")
    expectEqual(String(decoding: html.bytes, as: UTF8.self), "<a href=\"#&quot;&gt;&lt;b&gt;\" hidden>&lt;</a>")
  }

  @Test func anchorsAreDifferentForDifferentPaths() {
    let paths = ["Button", "Button_title", "Button.title", "Button title", "Bütton", "a-b", "a_b"]
    let anchors = paths.map(PageAnchor.path)
    expectEqual(Set(anchors).count, paths.count)
    for anchor in anchors { expect(anchor.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3C }) }
  }
}
