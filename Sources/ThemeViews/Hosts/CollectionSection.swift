#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents

  /// A collection: a row that scrolls sideways and is as high as it needs, or a grid that scrolls.
  public struct CollectionSection: View {
    private let source: ComponentSource<CollectionModel>
    @State private var edges = ScrollEdges()
    @State private var position = ScrollPosition()
    @ComponentLook private var look: ComponentLook.Values

    /// The view of a collection; the effects lead to an object, or to all of them.
    public init(
      _ collection: Binding<CollectionModel>, effects: @escaping @MainActor ([CollectionEffect]) -> Void = { _ in }
    ) { source = ComponentSource(collection, effects) }

    /// The line above the cells, the cells, and below a row the line with See All.
    public var body: some View {
      let content = source.model.content(theme: look.theme, measuring: look.measuring)
      Group {
        if content.columnCount == nil {
          VStack(alignment: .leading, spacing: 0) {
            line { content.header(touch: $0) }
            row(content).padding(.top, content.insets.top).padding(.bottom, content.insets.bottom)
            line { content.footer(touch: $0) }
          }
        } else {
          grid(content)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { Rectangle().fill(.clear).themedPart("View", as: .view) }
      .room(of: source)
    }

    private func row(_ content: CollectionContent) -> some View {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: content.spacing) { cells(content) }
          .scrollTargetLayout()
          .padding(.leading, content.insets.leading)
          .padding(.trailing, content.insets.trailing)
      }
      .scrollIndicators(.hidden)
      .scrollDisabled(!content.isScrollable)
      .snapping(content.isSnapping)
      .scrollPosition($position)
      .onAppear { if source.model.offset > 0 { position.scrollTo(x: source.model.offset) } }
      .onScrollGeometryChange(for: ScrollEdges.self) { geometry in
        ScrollEdges(
          offset: geometry.contentOffset.x, content: geometry.contentSize.width, room: geometry.containerSize.width)
      } action: { _, edges in
        self.edges = edges
      }
      .onScrollPhaseChange { _, phase, context in
        // The place to which the app brings the collection back.
        if phase == .idle { source.send([.scrolled(to: context.geometry.contentOffset.x)]) }
      }
      .frame(height: content.rowHeight.map { CGFloat($0) })
      .overlay { fades(content).environment(\.layoutDirection, .leftToRight) }
    }

    private func fades(_ content: CollectionContent) -> some View {
      HStack(spacing: 0) {
        if edges.left { fade(content, from: .leading) }
        Spacer(minLength: 0)
        if edges.right { fade(content, from: .trailing) }
      }.allowsHitTesting(false).accessibilityHidden(true)
    }

    @ViewBuilder private func fade(_ content: CollectionContent, from edge: UnitPoint) -> some View {
      if let fade = content.fade {
        let color = Color(fade)
        LinearGradient(
          colors: [color, color.opacity(0)], startPoint: edge, endPoint: edge == .leading ? .trailing : .leading
        ).frame(width: content.fadeWidth)
      }
    }

    private func grid(_ content: CollectionContent) -> some View {
      let columns = Array(
        repeating: GridItem(.fixed(content.cellWidth), spacing: content.spacing, alignment: .top),
        count: content.columnCount ?? 1)
      return ScrollView {
        line { content.header(touch: $0) }
        LazyVGrid(columns: columns, alignment: .leading, spacing: content.spacing) { cells(content) }
          .padding(.leading, content.insets.leading)
          .padding(.trailing, content.insets.trailing)
      }
    }

    private func cells(_ content: CollectionContent) -> some View {
      ForEach(content.cells) { cell in
        line { content.node(ofCell: cell.number, touch: $0) }
      }
    }

    private func line(_ draw: @escaping (RowTouch?) -> DisplayNode?) -> some View {
      RowView(draw: draw) { source.send([.tapped($0)]) }.equatable()
    }
  }

  extension View {
    /// The row, which comes to rest at a cell if it snaps.
    @ViewBuilder fileprivate func snapping(_ isSnapping: Bool) -> some View {
      if isSnapping { scrollTargetBehavior(.viewAligned) } else { self }
    }
  }

  /// A list of objects, which asks for more of them near its end: what See All of a collection leads to.
  public struct ObjectListView: View {
    private let source: ComponentSource<ObjectList>
    @State private var inSight = RowsInSight()
    @ComponentLook private var look: ComponentLook.Values

    /// The view of a list.
    public init(_ list: Binding<ObjectList>, effects: @escaping @MainActor ([ObjectListEffect]) -> Void = { _ in }) {
      source = ComponentSource(list, effects)
    }

    /// The rows in a native list.
    public var body: some View {
      let list = source.model
      let content = list.content(theme: look.theme, measuring: look.measuring)
      List {
        ForEach(content.rows) { row in
          Group {
            if list.traits.size.width > 0 {
              RowView(draw: { content.node(of: row, touch: $0) }, send: { source.send([.tapped($0)]) }).equatable()
            }
          }
          .rowOfItsOwn()
          .onAppear { note(row.number, isInSight: true) }
          .onDisappear { note(row.number, isInSight: false) }
        }
      }
      .plainRows(of: "Table")
      .room(of: source)
    }

    private func note(_ row: Int, isInSight: Bool) {
      if let rows = inSight.note(row, isInSight: isInSight, count: source.model.items.count) {
        source.send([.rowsShown(rows)])
      }
    }
  }
#endif
