import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// The values that differ between an older theme and a newer one, with the distance of colours.
struct ChangeSection {
  let old: PageTheme
  let new: PageTheme

  /// Writes the section.
  func write(to html: inout HTML) {
    let difference = ThemeDifference(
      from: (old.compilation, old.table), to: (new.compilation, new.table), registry: new.registry)
    html.section("changes", "What changed") { html in
      guard !difference.isEmpty else { return html.note("An app gets the same from both themes.") }
      html.note(
        counted(difference.count, "value") + " in " + counted(difference.pathCount, "class", plural: "classes") + ". "
          + "ΔE is 100 times the distance in OKLab; below 2 hardly anybody sees a difference.")
      write(difference.causes, to: &html)
      html.element("details", ["class": "fold", "open": difference.causes.isEmpty ? "" : nil]) { html in
        html.element("summary", text: "All that follows")
        html.table(
          "What changed", regionClass: "changes", titles: ["Class", "Property", "Before", "After", "ΔE", "When"]
        ) { html in for change in difference.groups.flatMap({ $0.changes }) { write(change, to: &html) } }
      }
    }
  }

  /// The causes, each with the pairs that can no longer be read, or can be now.
  private func write(_ causes: [ThemeDifference.Cause], to html: inout HTML) {
    guard !causes.isEmpty else { return }
    html.element("ul", ["class": "causes"]) { html in
      for cause in causes {
        html.element("li") { html in
          html.code(cause.name)
          html.write(" ")
          for color in colors(of: cause) { html.chip(color) }
          html.write(cause.words)
          let pairs = cause.newlyFailing.map { ("newly fails: ", $0) } + cause.nowPassing.map { ("now passes: ", $0) }
          guard !pairs.isEmpty else { return }
          html.element("ul") { html in for (word, pair) in pairs { html.element("li", text: word + pair.words) } }
        }
      }
    }
  }

  /// The colours of a definition before and after.
  private func colors(of cause: ThemeDifference.Cause) -> [StyleColor] {
    guard case .definition(_, let before, let after, let environments) = cause.subject else { return [] }
    return [(old, before), (new, after)].compactMap { theme, text in
      guard let text, let compilation = theme.compilation else { return nil }
      let reader = ValueReader(target: compilation.target, palette: compilation.palette)
      return reader.color(of: text, in: environments.first ?? StyleEnvironment())
    }
  }

  private func write(_ change: ThemeDifference.Change, to html: inout HTML) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { $0.classLink(change.path) }
      html.element("td") { $0.code(change.property) }
      for value in [change.old, change.new] {
        html.element("td", ["class": value == nil ? "none" : nil]) { html in
          if let value { ClassSection.write(value.value, to: &html) } else { html.write("none") }
        }
      }
      html.element("td", text: Self.distance(change) ?? "")
      html.element("td", text: ClassLines.condition(for: change.environments))
    }
  }

  /// The distance of two colours with one digit after the point, or nil for other values.
  ///
  /// Colours that differ in their alpha are compared without it, and the difference of alpha is named.
  static func distance(_ change: ThemeDifference.Change) -> String? {
    guard case .color(let before)? = change.old?.value, case .color(let after)? = change.new?.value else { return nil }
    let tenths = (OKLab(before).difference(from: OKLab(after)) * 1_000).rounded()
    let whole = Int(tenths) / 10
    let text = "\(whole).\(Int(tenths) % 10)"
    return before.alpha == after.alpha
      ? text : "\(text), alpha \(Int(before.alpha) * 100 / 255) → \(Int(after.alpha) * 100 / 255) %"
  }
}
