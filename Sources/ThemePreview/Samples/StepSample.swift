import ThemeComponents

/// The steps of a maintenance order.
enum StepSample {
  static func steps(_ traits: ViewTraits) -> SiblingNavigation {
    SiblingNavigation(
      configuration: SiblingConfiguration(
        style: .icon,
        actions: [
          ToolbarAction(id: "confirm", title: "Confirm", image: "checkmark"),
          ToolbarAction(id: "note", title: "Note", image: "pencil"),
        ], hasIconToolbar: true),
      pages: (1...4).map {
        SiblingPage(
          id: ItemID("step-\($0)"), parent: "order", presentationTitle: "Replace Pump Seal")
      }, current: "step-2", traits: traits)
  }
}
