#if canImport(SwiftUI)
  import SwiftUI
  import ThemeComponents

  /// The state of the finger on a component.
  enum TouchPhase {
    case none
    /// It rests where it came down: its target is highlighted.
    case resting
    /// It went too far for a tap.
    case dragging
  }

  extension ComponentView {
    /// The way in points from which a finger drags.
    private static var dragDistance: Double { 6 }

    /// The view with what fingers and pointers do on it.
    func touched(_ view: some View, in list: DisplayList) -> some View {
      view.simultaneousGesture(touches(in: list)).simultaneousGesture(tap(in: list)).simultaneousGesture(
        longPress(in: list)
      ).onChange(of: isTouched) { _, isTouched in if !isTouched { cancelTouch() } }.onContinuousHover { phase in
        hover(phase, in: list)
      }
    }

    /// One finger from its first touch: it highlights what it rests on, and then drags.
    private func touches(in list: DisplayList) -> some Gesture {
      DragGesture(minimumDistance: 0).updating($isTouched) { _, isTouched, _ in isTouched = true }.onChanged { value in
        move(value, in: list)
      }.onEnded { value in end(value) }
    }

    private func move(_ value: DragGesture.Value, in list: DisplayList) {
      let (start, way) = (LayoutPoint(value.startLocation), LayoutPoint(value.translation))
      if touch == .none {
        touch = .resting
        if let target = list.tapTarget(at: start) { send(.highlighted(target)) }
      }
      if touch == .resting, max(abs(way.x), abs(way.y)) >= Self.dragDistance {
        touch = .dragging
        endHighlight()
        send(.dragged(.began(at: start)))
      }
      if touch == .dragging { send(.dragged(.changed(translation: way))) }
    }

    private func end(_ value: DragGesture.Value) {
      let step = DragEvent.ended(translation: LayoutPoint(value.translation), velocity: LayoutPoint(value.velocity))
      endTouch(.dragged(step))
    }

    /// Follows the system where it takes the touch away; after a touch that ended there is nothing left to do.
    private func cancelTouch() { if touch != .none { endTouch(.dragged(.cancelled)) } }

    /// Lets the target go, and sends the end of the drag if the finger dragged.
    private func endTouch(_ event: Model.Event) {
      let wasDragging = touch == .dragging
      touch = .none
      endHighlight()
      if wasDragging { withAnimation { send(event) } }
    }

    private func endHighlight() { if model.highlighted != nil { send(.highlighted(nil)) } }

    /// A pointer highlights what it is over.
    private func hover(_ phase: HoverPhase, in list: DisplayList) {
      guard touch == .none else { return }
      var target: TapTarget?
      if case .active(let place) = phase { target = list.tapTarget(at: LayoutPoint(place)) }
      if target != model.highlighted { send(.highlighted(target)) }
    }

    private func tap(in list: DisplayList) -> some Gesture {
      SpatialTapGesture().onEnded { value in perform(list.tapTarget(at: LayoutPoint(value.location))) }
    }

    func perform(_ target: TapTarget?) { if let target { withAnimation { send(.tapped(target)) } } }

    /// A long press does not say where it is; the drag of no distance that runs beside it does.
    private func longPress(in list: DisplayList) -> some Gesture {
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
        guard case .second(_, let drag?) = value, let target = list.tapTarget(at: LayoutPoint(drag.startLocation))
        else { return }
        send(.longPressed(target))
      }
    }

    /// Gives the model what a key means.
    func press(_ key: KeyEquivalent) -> KeyPress.Result {
      let events = FocusKey.keys[key].map { model.events(for: $0, theme: theme, measuring: appearance.measuring) } ?? []
      withAnimation { for event in events { send(event) } }
      return events.isEmpty ? .ignored : .handled
    }
  }

  extension FocusKey {
    /// The keys of a keyboard that a component understands.
    static let keys: [KeyEquivalent: FocusKey] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .return: .confirm, .escape: .escape,
    ]
  }
#endif
