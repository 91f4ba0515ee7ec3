import ThemeComponents

/// Components that go through some events: frames to step through, with radio buttons or by tapping in the picture.
struct RecordingSection {
  /// The first theme of the page.
  let theme: PageTheme

  /// Writes the section.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("steps", "Steps") { html in
      html.note("Choose a frame, or tap in a picture what the next frame needs.")
      html.element("div", ["class": "samples"]) { html in
        for sample in RecordedSample.allCases { write(sample, to: &html, &shelf) }
      }
    }
  }

  private func write(_ sample: RecordedSample, to html: inout HTML, _ shelf: inout ThemeShelf) {
    let traits = PageRoom.all[0].traits()
    let frames = sample.frames(theme: theme.style, traits: traits, metrics: InterTextMetrics())
    let id = "s-steps-\(sample.rawValue)"
    html.element("article", ["class": "sample recording", "id": id]) { html in
      html.element("h3") { $0.element("a", ["href": "#\(id)"], text: sample.title) }
      let name = "frame-\(sample.rawValue)"
      let choices = frames.enumerated().map { index, frame in
        HTML.Choice(id: "\(name)-\(index)", title: "\(index + 1)  \(frame.caption)", frame: index)
      }
      html.choices("Frame", name, choices, class: "frames", autocomplete: "off")
      let shown = frames.enumerated().map { index, frame in
        let next = frame.tappedNode.flatMap { name in frame.list.nodes.firstIndex { $0.identifier == name } }
        return ShownPicture(
          number: shelf.draw(frame.list, traits: traits, theme: 0), classes: "any f\(index)",
          next: next.map { ($0, "\(name)-\(index + 1)") })
      }
      html.element("div", ["class": "columns"]) { html in
        for appearance in 0...1 {
          PanelWriter().write(shown, appearance: appearance, named: sample.title, to: &html, &shelf.book)
        }
      }
    }
    html.endLine()
  }

  /// The rules that show the chosen frame of each recording.
  static func rules() -> String {
    // No recording has more than eight frames.
    (0..<8).map { ".recording:has([data-frame=\"\($0)\"]:checked) .pic:not(.f\($0)){display:none}\n" }.joined()
  }
}
