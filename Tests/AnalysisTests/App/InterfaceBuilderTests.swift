import TestSupport
import Testing

@testable import ThemeApp

@Suite struct InterfaceBuilderTests {
  private func requests(_ text: String) -> [String] {
    AppUsage([InterfaceBuilderScanner.scan(Array(text.utf8))]).requests.map {
      "\($0.className) \($0.kind ?? "?") \($0.element ?? "?")"
    }
  }

  private func check(_ text: String, _ expected: String..., at location: SourceLocation = #_sourceLocation) {
    expectEqual(requests(text), expected, "\(text)", sourceLocation: location)
  }

  private func element(_ tag: String, _ attribute: String) -> String {
    let name = tag.prefix { $0 != " " }
    return
      "<\(tag)><rect key=\"frame\"/><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></\(name)>"
  }

  private let attribute = #"<userDefinedRuntimeAttribute type="string" keyPath="nuiClass" value="A"/>"#

  @Test func attributes() {
    check(element("label id=\"a-b\"", attribute), "A UILabel label \"a-b\"")
    check(element("button id=\"a\" userLabel=\"Save\"", attribute), "A UIButton button \"Save\"")
    check(element("label text=\"Hello\" id=\"a\"", attribute), "A UILabel label \"Hello\"")
    check(element("view customClass=\"Card\"", attribute), "A UIView ?")
    check(element("label", attribute.replacing("\"A\"", with: "\"A:B\"")), "A UILabel ?", "B UILabel ?")
    check(
      element(
        "label",
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"nuiClass\">\n<string key=\"value\">A</string></userDefinedRuntimeAttribute>"
      ), "A UILabel ?")
    check(
      element("tableViewCell", #"<userDefinedRuntimeAttribute type="string" keyPath="textLabel.nuiClass" value="A"/>"#),
      "A UITableViewCell ?")
    check(element("label", attribute.replacing("nuiClass", with: "text")))
    check(element("label", attribute.replacing("nuiClass", with: "xnuiClass")))
    check("<!-- \(element("label", attribute)) -->")
    check("<label text=\"a > b\">\(attribute)</label>", "A UILabel label \"a > b\"")
    check("<label><string key=\"text\">nuiClass</string></label>")
    check(element("label text=\"&quot;R&amp;D&quot; &lt;&x;\"", attribute), "A UILabel label \"\"R&D\" <&x;\"")
  }

  @Test func damagedFiles() {
    for text in [
      "", "<", "</", "<!--", "<![CDATA[", "<label", "<label x=\"", "</a></a></a>",
      "<userDefinedRuntimeAttribute keyPath=\"nuiClass",
    ] { check(text) }
    check("</x></x>" + element("label", attribute), "A UILabel ?")
  }
}
