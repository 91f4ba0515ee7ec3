import ThemeAnalysis
import ThemeModel
import ThemeTable

/// The colours of a theme on their backgrounds, with the ratios of the lint in the eight variants.
///
/// Pairs without enough contrast come first. The others, and those of which the background is not fully known, can be
/// opened.
struct ContrastSection {
  let theme: PageTheme
  /// The ratios of the theme.
  let index: ContrastIndex
  /// The variants that the themes of the page tell apart.
  let variants: [PaletteVariant]
  /// The most rows of a table; the lint prints all of them.
  private static let mostRows = 250

  /// Writes the tables.
  func write(to html: inout HTML) {
    guard !index.pairs.isEmpty || !index.unknown.isEmpty else { return html.note("No colour with a known background.") }
    html.note(
      "Text needs a ratio of 4.5, large text, symbols and edges one of 3. Disabled parts need none. "
        + "Where device or orientation matters, the least ratio is shown.")
    let groups = Dictionary(grouping: index.pairs, by: Group.init(of:))
    if let failing = groups[.failing] {
      writeTable(failing, named: "Not enough contrast", to: &html)
    } else {
      html.element("p", text: "Everything with a known background has enough contrast.")
    }
    writeFold(groups[.enough] ?? [], "with enough contrast, or exempt", to: &html)
    writeFold(groups[.unsure] ?? [], "on a background that is not fully known", to: &html)
    writeUnknown(to: &html)
  }

  /// The table that lists a pair.
  private enum Group {
    case failing, unsure, enough

    init(of pair: ContrastAudit.Pair) {
      let verdicts = Set(pair.variants.map { $0.verdict })
      self = verdicts.contains { $0.isFailure } ? .failing : verdicts.contains(.unknown) ? .unsure : .enough
    }
  }

  // MARK: - Tables

  private func writeFold(_ pairs: [ContrastAudit.Pair], _ words: String, to html: inout HTML) {
    guard !pairs.isEmpty else { return }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(pairs.count) \(words)")
      writeTable(pairs, named: words, to: &html)
    }
    html.endLine()
  }

  private func writeTable(_ pairs: [ContrastAudit.Pair], named name: String, to html: inout HTML) {
    html.table("\(name), \(theme.name)", class: "contrast", titles: ["Part", "Seen on"] + variants.map { $0.name }) {
      html in for pair in pairs.prefix(Self.mostRows) { write(pair, to: &html) }
    }
    if pairs.count > Self.mostRows {
      html.note("\(pairs.count - Self.mostRows) more: 'themec lint --only contrast --format table' prints them.")
    }
    html.endLine()
  }

  private func write(_ pair: ContrastAudit.Pair, to html: inout HTML) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.classLink(pair.path)
        html.element("span", ["class": "where"], text: pair.writtenProperty)
      }
      html.element("td") { $0.code(pair.groundName) }
      for variant in variants {
        let seen = pair.variants.lazy.filter { !$0.environments.isDisjoint(with: variant.environments) }
        Self.write(seen.min { $0.ratio < $1.ratio }, to: &html)
      }
    }
  }

  /// Writes a cell with a ratio, and before it two letters in the colours of the pair, which the style sheet writes.
  static func write(_ variant: ContrastAudit.Variant?, to html: inout HTML) {
    guard let variant else { return html.element("td", text: "–") }
    let ground = variant.backgrounds.first.map { ColorVariables.css($0.rounded) } ?? "none"
    html.element("td", ["class": variant.verdict.isFailure ? "bad" : nil]) { html in
      html.element("i", ["style": "color:\(ColorVariables.css(variant.foreground));background:\(ground)"]) { _ in }
      html.write(ContrastIndex.words(variant))
    }
  }

  // MARK: - Unknown backgrounds

  private func writeUnknown(to html: inout HTML) {
    guard !index.unknown.isEmpty else { return }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(index.unknown.count) on an unknown background")
      html.element("ul", ["class": "plain"]) { html in
        for unknown in index.unknown.prefix(Self.mostRows) {
          html.element("li") { html in
            html.element("code") { html in
              html.element("bdi", text: unknown.path)
              html.write(" \(unknown.property)")
            }
            html.element("span", ["class": "where"]) { $0.element("bdi", text: reason(unknown)) }
          }
        }
      }
      if index.unknown.count > Self.mostRows { html.note("and \(index.unknown.count - Self.mostRows) more") }
    }
    html.endLine()
  }

  private func reason(_ unknown: ContrastAudit.Unknown) -> String {
    switch unknown.reason {
    case .noGround: "it is not known what lies beneath"
    case .noBackground(let path): "it lies on \(path), which has no background"
    case .image(let name): "the image \(name) lies beneath"
    }
  }
}
