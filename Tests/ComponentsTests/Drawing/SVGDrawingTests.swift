import Foundation
import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// Pictures of display lists: well-formed, of the right size, and with everything that the list holds.
@Suite struct SVGDrawingTests {
  private func picture(_ list: DisplayList, _ traits: ViewTraits, frames: Bool = false) -> String {
    SVGDrawing(list, traits: traits, showsFrames: frames).svg()
  }

  /// Counts elements and fails where a tag is not closed.
  private final class Outline: NSObject {
    var elements: [String: Int] = [:]
    var texts: [String] = []
  }

  private func outline(_ svg: String) throws -> Outline {
    let outline = Outline()
    var open: [String] = []
    for tag in svg.matches(of: /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>([^<]*)/) {
      let name = String(tag.output.2)
      if tag.output.1 == "/" {
        try #require(open.popLast() == name, "\(name)")
      } else {
        outline.elements[name, default: 0] += 1
        if name == "text" { outline.texts.append(String(tag.output.5)) }
        if tag.output.4.isEmpty { open.append(name) }
      }
    }
    try #require(open.isEmpty)
    return outline
  }

  @Test(arguments: ComponentSample.allCases) func everySampleIsDrawn(sample: ComponentSample) throws {
    for traits in [
      ViewTraits.phone, .tabletLandscape.mirrored(), .tabletPortrait.withText(.accessibilityExtraExtraExtraLarge),
    ] {
      let list = sample.displayList(theme: .standard, traits: traits)
      let svg = picture(list, traits)
      expect(svg.hasPrefix("<svg ") && svg.contains("width=\"\(Int(traits.size.width))\""))
      let outline = try outline(svg)
      let drawnTexts = list.nodes.filter { $0.text != nil }.count
      expect(outline.texts.count >= drawnTexts)
      expect(!svg.contains("nan") && !svg.contains("inf"))
      // The frames are drawn on request, one for each node.
      let framed = try self.outline(picture(list, traits, frames: true))
      expectEqual(framed.elements["rect", default: 0] - outline.elements["rect", default: 0], list.nodes.count)
    }
  }

  @Test func textIsEscaped() throws {
    let cell = closed(value: ["a"]) { $0.label = "<b> & \"c\"\u{1}" }
    let svg = picture(cell.displayList(theme: .standard), .phone)
    expect(svg.contains("&lt;b&gt; &amp; &quot;c&quot;<") && !svg.contains("<b>"))
    _ = try outline(svg)
  }

  @Test func appearanceAndThemeDecideTheColors() {
    let pages = SiblingNavigation(pages: [SiblingPage(id: "a")], traits: .phone)
    var dark = ViewTraits.phone
    dark.environment.appearance = .dark
    expect(picture(pages.displayList(theme: .standard), .phone).contains("fill=\"#FFFFFF\""))
    expect(picture(pages.displayList(theme: .standard), dark).contains("fill=\"#000000\""))
    let mine = theme("fdlFUIPageViewController_title { font-color: #12AB34; }")
    expect(picture(pages.displayList(theme: mine), .phone).contains("#12AB34"))
  }

  @Test func aWordLongerThanALineIsBroken() throws {
    let list = ObjectList(
      items: [ObjectListItem(id: "a", content: ObjectCellContent(title: String(repeating: "Langwort", count: 6)))],
      traits: ViewTraits.phone.withText(.accessibilityExtraLarge)
    ).displayList(theme: .standard)
    let lines = try outline(picture(list, .phone)).texts
    expect(lines.count > 3 && lines.joined() == String(repeating: "Langwort", count: 6))
  }

  @Test func aSheetLiesOverADarkerView() throws {
    var cell = opened { $0.presentation = .sheet }
    let half = picture(cell.displayList(theme: .standard), .phone)
    cell.handle(.grabberDragged(by: -100))
    let full = picture(cell.displayList(theme: .standard), .phone)
    expect(half.contains("rx=\"10\"") && !full.contains("rx=\"10\""))
    _ = try outline(half)
  }
}
