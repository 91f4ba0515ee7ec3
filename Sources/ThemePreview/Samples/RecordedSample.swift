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
  package func frames(
    theme: ComponentTheme, traits: ViewTraits, metrics: any TextMeasuring
  ) -> [Frame] {
    switch self {
    case .hierarchy: Self.hierarchy(theme, traits, metrics)
    case .listPicker:
      Self.frames(
        of: TeamSample.picker(.push, traits), theme, metrics,
        [
          ("The form cell", nil), ("A tap opens the list", .cellTapped),
          ("A second value is chosen", .itemTapped("Hamburg")), ("Done", .backTapped),
        ])
    case .collection:
      Self.frames(
        of: ProductSample.collection(.horizontal(), traits), theme, metrics,
        [
          ("The row at rest", nil), ("Scrolled", .scrolled(to: 220)),
          ("Scrolled further", .scrolled(to: 440)),
        ])
    case .siblings:
      Self.frames(
        of: StepSample.steps(traits), theme, metrics,
        [("The second step", nil), ("The third", .nextTapped), ("The last", .nextTapped)])
    }
  }

  /// The frames of a component that handles events one after the other.
  private static func frames<Model: ComponentLayout>(
    of model: Model, _ theme: ComponentTheme, _ metrics: any TextMeasuring,
    _ steps: [(caption: String, event: Model.Event?)]
  ) -> [Frame] {
    var model = model
    var frames: [Frame] = []
    for step in steps {
      if let event = step.event {
        if let last = frames.indices.last {
          frames[last].tappedNode =
            frames[last].list.nodes
            .first { $0.tapTarget.flatMap(Model.event(for:)) == event }?.identifier
        }
        model.handle(event)
      }
      let list = model.display(theme: theme, measuring: metrics)
      frames.append(Frame(caption: step.caption, list: list))
    }
    return frames
  }

  private static func hierarchy(
    _ theme: ComponentTheme, _ traits: ViewTraits, _ metrics: any TextMeasuring
  ) -> [Frame] {
    var controller = HierarchyViewController(
      dataSource: PlantSample(), configuration: HierarchyConfiguration(), traits: traits)
    controller.appear()
    var frames = [
      Frame(caption: "The company", list: controller.display(theme: theme, measuring: metrics))
    ]
    let steps: [(caption: String, id: ItemID)] = [
      ("Its plants", "company"), ("The halls of a plant", "harbor"),
      ("The machines of a hall", "hall-1"),
    ]
    for step in steps {
      frames[frames.count - 1].tappedNode =
        frames[frames.count - 1].list.nodes
        .first { $0.tapTarget == .accessory(step.id) }?.identifier
      controller.send(.accessoryTapped(step.id))
      frames.append(
        Frame(caption: step.caption, list: controller.display(theme: theme, measuring: metrics)))
    }
    return frames
  }
}
