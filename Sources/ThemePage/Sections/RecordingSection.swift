import ThemeComponents
import ThemePreview
import ThemeTable

/// Components that go through some events: frames to step through, with radio buttons or by tapping in the picture.
struct RecordingSection {
  let theme: PageTheme
  /// The number of the theme on the page.
  let number: Int

  /// Writes the section.
  func write(to html: inout HTML, _ book: inout PictureBook, _ shelf: inout ThemeShelf) {
    html.element("section", ["id": "steps", "aria-labelledby": "steps-title"]) { html in
      html.element("h2", ["id": "steps-title"], text: "Steps")
      html.element(
        "p", ["class": "note"],
        text: "Choose a frame, or tap in a picture what the next frame needs.")
      for sample in RecordedSample.allCases { write(sample, to: &html, &book, &shelf) }
    }
    html.endLine()
  }

  private func write(
    _ sample: RecordedSample, to html: inout HTML, _ book: inout PictureBook,
    _ shelf: inout ThemeShelf
  ) {
    let room = PageRoom.all[0]
    let traits = room.traits(room.environment)
    let frames = sample.frames(theme: theme.style, traits: traits, metrics: InterTextMetrics())
    html.element("article", ["class": "sample recording"]) { html in
      html.element("h3", text: sample.title)
      writeChoices(frames, of: sample, to: &html)
      var shown: [ShownPicture] = []
      for (index, frame) in frames.enumerated() {
        let picture = shelf.draw(frame.list, traits: traits, theme: number, room: room, in: &book)
        let next = frame.tappedNode.flatMap { name in
          frame.list.nodes.firstIndex { $0.identifier == name }
        }
        shown.append(
          ShownPicture(
            picture: picture, classes: "any f\(index)",
            next: next.map { ($0, "\(Self.name(of: sample))-\(index + 1)") }))
      }
      html.element("div", ["class": "columns"]) { html in
        for appearance in 0...1 {
          PanelWriter().write(shown, appearance: appearance, named: sample.title, to: &html)
        }
      }
    }
    html.endLine()
  }

  private func writeChoices(
    _ frames: [RecordedSample.Frame], of sample: RecordedSample, to html: inout HTML
  ) {
    html.element("fieldset", ["class": "frames"]) { html in
      html.element("legend", text: "Frame")
      html.element("div", ["class": "choices"]) { html in
        for (index, frame) in frames.enumerated() {
          let id = "\(Self.name(of: sample))-\(index)"
          html.void(
            "input",
            [
              "type": "radio", "name": Self.name(of: sample), "id": id,
              "data-frame": "\(index)", "checked": index == 0 ? "" : nil, "autocomplete": "off",
            ])
          html.element("label", ["for": id], text: "\(index + 1)  \(frame.caption)")
        }
      }
    }
  }

  private static func name(of sample: RecordedSample) -> String { "frame-\(sample.rawValue)" }

  /// The rules that show the chosen frame of each recording.
  static func rules() -> String {
    // No recording has more than eight frames.
    (0..<8).map {
      ".recording:has([data-frame=\"\($0)\"]:checked) .pic:not(.f\($0)){display:none}\n"
    }.joined()
  }
}
