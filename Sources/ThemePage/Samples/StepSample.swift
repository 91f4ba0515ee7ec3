import ThemeComponents

/// The steps of a maintenance order.
enum StepSample {
  /// The navigation, by default only as high as the bars and a part of the page, which belongs to the app.
  static func steps(_ traits: ViewTraits, height: Double = 280) -> SiblingNavigation {
    var traits = traits
    traits.size.height = min(traits.size.height, height)
    let words = SampleWords(traits)
    return SiblingNavigation(
      configuration: SiblingConfiguration(
        style: .icon,
        actions: [
          ToolbarAction(id: "confirm", title: words("Confirm"), image: "checkmark"),
          ToolbarAction(id: "note", title: words("Note"), image: "pencil"),
        ], hasIconToolbar: true, language: words.language),
      pages: (1...4).map {
        SiblingPage(id: ItemID("step-\($0)"), parent: "order", presentationTitle: words("Replace Pump Seal"))
      }, current: "step-2", traits: traits)
  }
}
