#if canImport(SwiftUI)
  import SwiftUI
  import ThemeComponents

  extension ComponentView {
    /// The view with the gestures of assistive technology; what lies beside the element in focus is in sight.
    func assisted(_ view: some View, in list: DisplayList) -> some View {
      view.accessibilityScrollAction { edge in scroll(towards: edge, in: list) }.accessibilityAction(.escape) {
        send(model.escapeEvent)
      }.onChange(of: focus) { _, id in if let id { send(Model.event(revealingNeighboursOf: id, in: list)) } }
    }

    /// Elements without a picture of their own, in reading order.
    func elements(of list: DisplayList) -> some View {
      ForEach(list.accessibilityElements) { node in
        if let words = node.accessibility {
          Color.clear.placed(node.frame, in: .zero).accessibilityElement().accessibilityLabel(
            Text(verbatim: words.label)
          ).accessibilityValue(Text(verbatim: value(of: words))).accessibilityHint(Text(verbatim: words.hint ?? ""))
            .accessibilityAddTraits(AccessibilityTraits(words.traits)).accessibilityFocused($focus, equals: node.id)
            .accessibilityAction { perform(node.tapTarget) }.accessibilityActions {
              ForEach(words.actions, id: \.self) { action in Button(action.name) { perform(action.target) } }
            }.disabled(words.traits.contains(.notEnabled)).allowsHitTesting(false)
        }
      }
    }

    /// The value of an element, and whether its children are shown.
    private func value(of words: DisplayAccessibility) -> String {
      let state = words.isExpanded.map { $0 ? appearance.expanded : appearance.collapsed }
      return [state, words.value].compactMap { $0 }.joined(separator: ", ")
    }

    /// Scrolls the list around the focus by a page, as with three fingers.
    private func scroll(towards edge: Edge, in list: DisplayList) {
      let isVertical = edge == .top || edge == .bottom
      guard let area = list.scrollArea(around: focus, isVertical ? .vertical : .horizontal) else { return }
      let page = area.viewportExtent * (edge == .bottom || edge == .trailing ? 1 : -1)
      withAnimation { send(.scrolled(in: area.identifier, to: max(0, area.offset + page))) }
    }
  }

  extension AccessibilityTraits {
    init(_ traits: [DisplayAccessibility.Trait]) {
      let known: [DisplayAccessibility.Trait: AccessibilityTraits] = [
        .button: .isButton, .header: .isHeader, .image: .isImage, .link: .isLink, .searchField: .isSearchField,
        .selected: .isSelected, .staticText: .isStaticText, .updatesFrequently: .updatesFrequently,
      ]
      self = traits.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }
  }
#endif
