#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import ThemeComponents

  /// A row or cell drawn from the nodes of the component, as a button with the buttons in it.
  ///
  /// It is drawn again only where its nodes differ. The states of a finger and of the focus are those of SwiftUI's buttons.
  struct RowView: View, Equatable {
    /// The row as nothing touches it; nil for one that is not there.
    let row: RowScreen?
    private let draw: (RowTouch?) -> DisplayNode?
    private let send: (TapTarget) -> Void
    private let press: ((TapTarget) -> Void)?
    @Environment(\.layoutDirection) private var direction
    /// Whether the finger that is about to leave was a long press, and so is no tap.
    @State private var wasPressed = false

    /// - Parameters:
    ///   - draw: Returns what is drawn of the row, with a finger or the focus on a target.
    ///   - press: Takes a long press on the row, or nil for none.
    ///   - send: Takes a tap.
    init(
      draw: @escaping (RowTouch?) -> DisplayNode?, press: ((TapTarget) -> Void)? = nil,
      send: @escaping (TapTarget) -> Void
    ) {
      row = draw(nil).map { RowScreen($0) }
      (self.draw, self.press, self.send) = (draw, press, send)
    }

    nonisolated static func == (left: RowView, right: RowView) -> Bool { left.row == right.row }

    var body: some View {
      if let row { picture(row) }
    }

    private func picture(_ row: RowScreen) -> some View {
      ZStack(alignment: .topLeading) {
        if let target = row.target {
          button(row.base, target).accessibilityActions {
            ForEach(row.base.accessibility?.actions ?? [], id: \.self) { action in
              Button(action.name) { send(action.target) }
            }
          }
        } else {
          DisplayNodeView(node: row.base, direction: direction)
        }
        ForEach(row.buttons) { node in
          if let target = node.tapTarget {
            button(node, target).placed(node.frame, in: row.base.frame.origin).environment(
              \.layoutDirection, .leftToRight
            ).accessibilityHidden(row.isElement)
          }
        }
      }
      .frame(width: row.base.frame.width, height: row.base.frame.height, alignment: .topLeading)
      .simultaneousGesture(
        LongPressGesture().onChanged { _ in wasPressed = false }.onEnded { _ in hold() },
        including: press == nil ? .subviews : .all)
    }

    private func hold() {
      guard let target = row?.target, let press else { return }
      wasPressed = true
      press(target)
    }

    private func tap(_ target: TapTarget) {
      if !wasPressed { send(target) }
      wasPressed = false
    }

    private func button(_ node: DisplayNode, _ target: TapTarget) -> some View {
      Button {
        tap(target)
      } label: {
        EmptyView()
      }
      .buttonStyle(
        NodeButtonStyle(node: node, direction: direction) { touch in
          draw(touch).flatMap { RowScreen($0).part(node.id) }
        }
      )
      .speaking(node.accessibility)
    }
  }

  /// A button that looks as its node does, with a finger and the focus on it.
  private struct NodeButtonStyle: ButtonStyle {
    let node: DisplayNode
    let direction: LayoutDirection
    let redraw: (RowTouch) -> DisplayNode?

    func makeBody(configuration: Configuration) -> some View {
      TouchedNodeView(node: node, direction: direction, isPressed: configuration.isPressed, redraw: redraw)
    }
  }

  private struct TouchedNodeView: View {
    let node: DisplayNode
    let direction: LayoutDirection
    let isPressed: Bool
    let redraw: (RowTouch) -> DisplayNode?
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      DisplayNodeView(node: shown, direction: direction).contentShape(Rectangle())
    }

    private var shown: DisplayNode {
      var shown = node
      if let target = node.tapTarget, isPressed || isFocused {
        shown = redraw(isPressed ? .pressed(target) : .focused(target)) ?? node
      }
      // The button is the element.
      shown.accessibility = nil
      return shown
    }
  }
#endif
