package import ThemeComponents

/// A component that goes through some events, frame by frame.
package enum RecordedSample: String, CaseIterable, Sendable {
  case hierarchy, listPicker, collection, siblings

  /// One moment: what is drawn, and what happens next.
  package struct Frame: Sendable {
    /// The caption for people.
    package var caption: String
    /// The nodes, in points.
    package var list: DisplayList
    /// The identifier of the node whose tap leads to the next frame, or nil if nothing is tapped.
    package var tappedNode: String?
  }

  /// The name for people.
  package var title: String {
    switch self {
    case .hierarchy: "Down a hierarchy"
    case .listPicker: "Choosing a value"
    case .collection: "Scrolling a row"
    case .siblings: "From step to step"
    }
  }

  /// The frames in their order.
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - traits: Room, environment, direction of reading and text size.
  ///   - metrics: The text measuring.
  /// - Returns: At least one frame.
  package func frames(theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring) -> [Frame] {
    switch self {
    case .hierarchy: Self.hierarchy(theme, traits, metrics)
    case .listPicker:
      Self.frames(
        of: TeamSample.picker(.push, traits), theme, metrics,
        [
          ("The form cell", nil), ("A tap opens the list", .tapped(.control(.formCell))),
          ("A second value is chosen", .tapped(.item("Hamburg"))), ("Done", .tapped(.control(.back))),
        ])
    case .collection:
      Self.frames(
        of: ProductSample.collection(.horizontal(), traits), theme, metrics,
        [("The row at rest", nil), ("Scrolled", .scrolled(to: 220)), ("Scrolled further", .scrolled(to: 440))])
    case .siblings:
      Self.frames(
        of: StepSample.steps(traits), theme, metrics,
        [("The second step", nil), ("The third", .tapped(.control(.next))), ("The last", .tapped(.control(.next)))])
    }
  }

  /// The frames of a component that handles events one after the other.
  private static func frames<Model: ComponentLayout>(
    of model: Model, _ theme: ComponentTheme, _ metrics: any TextMeasuring,
    _ steps: [(caption: String, event: Model.Event?)]
  ) -> [Frame] {
    var model = model
    return frames(steps, isTap: { .tapped($0) == $1 }) { event in
      if let event { model.handle(event) }
      return model.display(theme: theme, measuring: metrics)
    }
  }

  /// The frames of plants that are opened level by level.
  private static func hierarchy(_ theme: ComponentTheme, _ traits: ViewTraits, _ metrics: any TextMeasuring) -> [Frame]
  {
    var controller = HierarchyViewController(
      dataSource: PlantSample(), configuration: HierarchyConfiguration(), traits: traits)
    controller.appear()
    let steps: [(caption: String, event: ItemID?)] = [
      ("The company", nil), ("Its plants", "company"), ("The halls of a plant", "harbor"),
      ("The machines of a hall", "hall-1"),
    ]
    return frames(steps, isTap: { $0 == .accessory($1) }) { id in
      if let id { controller.send(.tapped(.accessory(id))) }
      return controller.display(theme: theme, measuring: metrics)
    }
  }

  /// The frames of some steps.
  ///
  /// - Parameters:
  ///   - steps: The captions, each with the event that leads there, or nil for the first one.
  ///   - isTap: Whether a tap on a target means an event.
  ///   - draw: Handles an event, and draws what comes of it.
  /// - Returns: A frame for each step.
  private static func frames<Event>(
    _ steps: [(caption: String, event: Event?)], isTap: (TapTarget, Event) -> Bool, _ draw: (Event?) -> DisplayList
  ) -> [Frame] {
    var frames: [Frame] = []
    for (caption, event) in steps {
      if let event, let last = frames.indices.last {
        let tapped = frames[last].list.nodes.first { $0.tapTarget.map { isTap($0, event) } ?? false }
        frames[last].tappedNode = tapped?.identifier
      }
      frames.append(Frame(caption: caption, list: draw(event)))
    }
    return frames
  }
}
