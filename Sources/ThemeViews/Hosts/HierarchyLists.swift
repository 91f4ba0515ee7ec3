#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents

  /// A hierarchy: on a tablet columns of lists beside each other, on a phone lists that are pushed over each other.
  ///
  ///     @State private var plants = HierarchyDriver(dataSource: Plants())
  ///
  ///     NavigationStack {
  ///       HierarchyLists(plants) { effects in … }
  ///     }
  public struct HierarchyLists<Model: HierarchyAsking>: View {
    private let source: ComponentSource<Model>
    private let appear: @MainActor () -> Void

    /// The view of a hierarchy that a driver owns; it asks for its data when it appears.
    ///
    /// The effects are all of the driver's, also those of late answers (``HierarchyDriver/onChange``).
    public init<Source>(
      _ driver: HierarchyDriver<Model, Source>, effects: (@MainActor ([Model.Effect]) -> Void)? = nil
    ) {
      source = ComponentSource(driver, effects)
      appear = { driver.appear() }
    }

    /// The columns, or the level on top.
    public var body: some View {
      HierarchyLevels(source: source) { _ in EmptyModifier() }.onAppear(perform: appear)
    }
  }

  /// The levels of a hierarchy, each in a stack with bars around it.
  private struct HierarchyLevels<Model: HierarchyAsking, Bars: ViewModifier>: View {
    let source: ComponentSource<Model>
    let bars: (Int) -> Bars

    var body: some View {
      if let view = source.drawn.shownHierarchy {
        if HierarchyScreen(view).isStack {
          HierarchyStackLevel(source: source, level: 0, bars: bars)
        } else {
          HierarchyColumns(source: source).room(of: source).modifier(bars(0))
        }
      }
    }
  }

  extension ComponentSource where Model: HierarchyAsking {
    /// Gives the hierarchy what a gesture means.
    @discardableResult func send(_ gesture: HierarchyScreen.Gesture) -> [HierarchyEffect] {
      guard let view = model.shownHierarchy else { return [] }
      return send(HierarchyScreen(view).events(for: gesture).map { Model.event(for: $0) }).compactMap {
        Model.hierarchyEffect(in: $0)
      }
    }
  }

  /// A level in a navigation stack; those below it are pushed over it.
  private struct HierarchyStackLevel<Model: HierarchyAsking, Bars: ViewModifier>: View {
    let source: ComponentSource<Model>
    let level: Int
    let bars: (Int) -> Bars

    var body: some View {
      if let view = source.drawn.shownHierarchy {
        let screen = HierarchyScreen(view)
        HierarchyLevelList(view: view, level: level) { source.send($0) }
          .room(of: source, isActive: level == screen.firstLevel)
          .modifier(bars(level))
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              if screen.canGoForward, level == screen.firstLevel {
                Button {
                  source.send(.forward)
                } label: {
                  Image(systemName: "chevron.forward")
                }
                .accessibilityLabel(Text(verbatim: view.configuration.strings.childLevel))
                .accessibilityShowsLargeContentViewer {
                  Text(verbatim: view.configuration.strings.childLevel)
                }
              }
            }
          }
          .navigationTitle(Text(verbatim: view.title(ofLevel: level) ?? ""))
          .inlineTitle()
          .navigationDestination(isPresented: isFurtherLevelShown) {
            HierarchyStackLevel(source: source, level: level + 1, bars: bars)
          }
      }
    }

    private var isFurtherLevelShown: Binding<Bool> {
      source.binding({ ($0.shownHierarchy?.firstVisibleLevel ?? 0) > level }) { model, isShown in
        guard !isShown, let view = model.shownHierarchy, view.firstVisibleLevel > level else { return [] }
        return HierarchyScreen(view).events(for: .levelShown(level)).map { Model.event(for: $0) }
      }
    }
  }

  /// Columns that scroll by columns, with the strips that hint at the levels beside them.
  private struct HierarchyColumns<Model: HierarchyAsking>: View {
    let source: ComponentSource<Model>
    @AccessibilityFocusState private var focusedLevel: Int?
    /// The level of the column at the edge where reading starts, as the scroll view has it.
    @State private var scrolledLevel: Int?
    @ComponentLook private var look: ComponentLook.Values

    var body: some View {
      if let view = source.drawn.shownHierarchy {
        let screen = HierarchyScreen(view)
        HStack(spacing: 0) {
          preview(screen.startPreview, view)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(Array(screen.levels), id: \.self) { level in
                HierarchyLevelList(view: view, level: level) { send($0) }
                  .containerRelativeFrame(.horizontal, count: screen.columnCount, spacing: 0)
                  .accessibilityFocused($focusedLevel, equals: level)
              }
            }.scrollTargetLayout()
          }
          .scrollIndicators(.hidden)
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $scrolledLevel)
          .onScrollPhaseChange { _, phase in
            if phase == .idle, let scrolledLevel { source.send(.levelShown(scrolledLevel)) }
          }
          preview(screen.endPreview, view)
        }
        .onChange(of: screen.firstLevel, initial: true) { _, level in
          withAnimation(look.animation) { scrolledLevel = level }
        }
      }
    }

    @ViewBuilder private func preview(_ level: Int?, _ view: HierarchyModel) -> some View {
      if let level { HierarchyLevelList(view: view, level: level, isPreview: true) { send($0) } }
    }

    private func send(_ gesture: HierarchyScreen.Gesture) {
      let effects = withAnimation(look.animation) { source.send(gesture) }
      if let level = source.model.shownHierarchy?.levelInFocus(after: effects) { focusedLevel = level }
    }
  }

  /// The rows of one level in a native list.
  private struct HierarchyLevelList: View {
    let view: HierarchyModel
    let level: Int
    var isPreview = false
    let send: (HierarchyScreen.Gesture) -> Void
    @State private var inSight = RowsInSight()
    @ComponentLook private var look: ComponentLook.Values
    @Environment(\.themed.turnsToTop) private var turnsToTop

    var body: some View {
      let content = view.content(
        ofLevel: level, isPreview: isPreview, theme: look.theme, measuring: look.measuring)
      ScrollViewReader { scroll in
        list(content).onChange(of: turnsToTop) { _, _ in
          if let top = content.rows.first?.id { withAnimation(look.animation) { scroll.scrollTo(top, anchor: .top) } }
        }
      }
      .plainRows(of: view.configuration.additionalClass.map { "fdlFUIHierarchyView:" + $0 } ?? "fdlFUIHierarchyView")
      .overlay { notice(content) }
      .frame(width: isPreview ? content.width : nil)
      // Rows that came into sight before the level did are told of when it does.
      .onChange(of: HierarchyScreen(view).shownLevels.contains(level)) { _, isShown in
        if isShown, let rows = inSight.told { send(.rowsShown(level: level, rows: rows)) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: content.title ?? ""))
    }

    private func list(_ content: HierarchyContent) -> some View {
      let parent = view.parent(ofLevel: level)
      return List {
        ForEach(content.rows) { row in
          Group {
            if content.width > 0 {
              RowView(
                draw: { content.node(of: row, touch: $0) }, press: { send(.pressed($0)) }, send: { send(.tapped($0)) }
              ).equatable()
            }
          }
          .rowOfItsOwn()
          .onAppear { note(row.number, isInSight: true, content.rows.count, parent) }
          .onDisappear { note(row.number, isInSight: false, content.rows.count, parent) }
        }
      }
    }

    /// The notice that is shown in place of rows.
    private func notice(_ content: HierarchyContent) -> some View {
      GeometryReader { room in
        RowView(draw: { content.notice(height: room.size.height, touch: $0) }, send: { send(.tapped($0)) })
      }
    }

    private func note(_ row: Int, isInSight: Bool, _ count: Int, _ parent: ItemID?) {
      if let rows = inSight.note(row, isInSight: isInSight, count: count, of: parent) {
        send(.rowsShown(level: level, rows: rows))
      }
    }
  }

  /// A row of a hierarchy in an app's own table, of its own height.
  public struct HierarchyCell: View {
    private let source: ComponentSource<HierarchyTableCell>
    @ComponentLook private var look: ComponentLook.Values

    /// The view of a row.
    public init(
      _ cell: Binding<HierarchyTableCell>, effects: @escaping @MainActor ([HierarchyTableCellEffect]) -> Void = { _ in }
    ) { source = ComponentSource(cell, effects) }

    /// The row.
    public var body: some View {
      let cell = source.model
      Group {
        if cell.traits.size.width > 0 {
          RowView(
            draw: { cell.node(touch: $0, theme: look.theme, measuring: look.measuring) },
            press: { source.send([.longPressed($0)]) }, send: { source.send([.tapped($0)]) }
          ).equatable()
        }
      }
      .frame(maxWidth: .infinity, minHeight: 1, alignment: .leading)
      .room(of: source)
    }
  }

  extension HierarchyPickerFormCell: NativePicker {
    /// Returns the levels of the open hierarchy with the picker's bars around each.
    public static func rows(_ level: PickerLevel<HierarchyPickerFormCell>) -> some View {
      HierarchyLevels(source: level.source) {
        PickerBars(source: level.source, level: $0, isComplete: true)
      }.inlineTitle()
    }
  }
#endif
