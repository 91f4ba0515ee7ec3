#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents
  import ThemeTable

  /// A picker with the native view of the rows from which the value is chosen.
  @MainActor public protocol NativePicker: PickerModel {
    /// The rows of a level.
    associatedtype Rows: View
    /// Returns the rows of an open level with their bars.
    static func rows(_ level: PickerLevel<Self>) -> Rows
  }

  extension View {
    /// Presents the list of a picker: pushed onto the navigation stack around this view, or in a sheet.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - effects: Does what the picker asks for, such as to keep the value.
    /// - Returns: The view, which stands outside of lists and other lazy containers.
    public func picker<Model: NativePicker>(
      _ picker: Binding<Model>, effects: @escaping @MainActor ([ListPickerEffect]) -> Void = { _ in }
    ) -> some View { modifier(PickerPresentation(source: ComponentSource(picker, effects))) }

    /// Presents the hierarchy of a picker that a driver owns.
    public func picker<Model: NativePicker & HierarchyAsking, Source>(
      _ driver: HierarchyDriver<Model, Source>, effects: (@MainActor ([ListPickerEffect]) -> Void)? = nil
    ) -> some View { modifier(PickerPresentation(source: ComponentSource(driver, effects))) }
  }

  private struct PickerPresentation<Model: NativePicker>: ViewModifier {
    let source: ComponentSource<Model>

    func body(content: Content) -> some View {
      content
        .navigationDestination(isPresented: isShown(.push)) { PickerLevel(source: source, level: 0) }
        .sheet(isPresented: isShown(.sheet)) {
          let screen = PickerScreen(source.model)
          NavigationStack { PickerLevel(source: source, level: 0) }
            .presentationDetents(screen.hasHalfSheet ? [.medium, .large] : [.large])
            .presentationDragIndicator(.visible)
            .interactiveDismissDisabled(screen.isSwipeBlocked)
            .environment(\.themed.isElevated, true)
        }
    }

    private func isShown(_ presentation: ListPickerPresentation) -> Binding<Bool> {
      source.binding({ PickerScreen($0).presentation == presentation }) { picker, isShown in
        isShown ? [] : PickerScreen(picker).events(for: .levelsShown(0))
      }
    }
  }

  /// One level of an open picker; further levels of a list are pushed over it.
  public struct PickerLevel<Model: NativePicker>: View {
    private let owner: ComponentSource<Model>
    let level: Int
    @State private var last = LastOpen<Model>()

    init(source: ComponentSource<Model>, level: Int) {
      owner = source
      self.level = level
    }

    var source: ComponentSource<Model> { owner.drawing { last.picker($0) } }

    /// The rows with their bars.
    public var body: some View {
      Model.rows(self).navigationDestination(isPresented: isFurtherLevelShown) {
        PickerLevel(source: source, level: level + 1)
      }
    }

    private var isFurtherLevelShown: Binding<Bool> {
      source.binding({ PickerScreen($0).levelCount > level + 1 }) { picker, isShown in
        isShown ? [] : PickerScreen(picker).events(for: .levelsShown(level + 1))
      }
    }
  }

  /// The picker as it was open last, which its list or sheet shows while it goes away.
  @MainActor private final class LastOpen<Model: PickerModel> {
    private var last: Model?

    func picker(_ picker: Model) -> Model {
      if picker.isOpen { last = picker }
      return last ?? picker
    }
  }

  extension ComponentSource where Model: PickerModel {
    /// Gives the picker what a gesture means.
    func send(_ gesture: PickerScreen.Gesture) { send(PickerScreen(model).events(for: gesture)) }
  }

  /// The bars of a picker around the rows of a level: the buttons with the question, the search field, the anchor button.
  struct PickerBars<Model: PickerModel>: ViewModifier {
    let source: ComponentSource<Model>
    let level: Int
    /// Whether the buttons that end the choice are on every level.
    let isComplete: Bool
    @State private var turnsToTop = 0

    func body(content: Content) -> some View {
      let screen = PickerScreen(source.model)
      Group {
        if let hits = source.drawn.hits {
          PickerRowsView(picker: hits, level: 0) { source.send(.tapped($0)) }
        } else {
          content
        }
      }
      .environment(\.themed.turnsToTop, turnsToTop)
      .searchField(screen.search, text: searchText, isActive: isSearching)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if let button = screen.leading, hasButtons {
            barButton(button).discardQuestion(source.model.configuration.strings, isAsking, source.send)
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          if let button = screen.trailing, hasButtons { barButton(button) }
        }
      }
      .navigationBarBackButtonHidden(level == 0 && screen.leading != nil)
      .safeAreaInset(edge: .bottom) {
        if let anchor = screen.anchor {
          BarButtonView(button: anchor) {
            turnsToTop += 1
            source.send(.tapped(.control(anchor.id)))
          }.padding(8)
        }
      }
    }

    private var hasButtons: Bool { level == 0 || isComplete }

    /// Whether no other level lies over this one; only that on top asks and searches.
    private func isOnTop(_ picker: Model) -> Bool { PickerScreen(picker).topLevel == level }

    private func barButton(_ button: PickerScreen.BarButton) -> BarButtonView {
      BarButtonView(button: button) { source.send(.tapped(.control(button.id))) }
    }

    private var searchText: Binding<String> {
      source.binding({ isOnTop($0) ? $0.searchText : "" }) { PickerScreen($0).events(for: .searchTyped($1)) }
    }

    private var isSearching: Binding<Bool> {
      source.binding({ $0.isSearching && isOnTop($0) }) { PickerScreen($0).events(for: .searchActive($1)) }
    }

    private var isAsking: Binding<Bool> {
      source.binding({ $0.isAskingToDiscard && isOnTop($0) }) {
        $1 ? [] : PickerScreen($0).events(for: .questionClosed)
      }
    }
  }

  extension View {
    /// The button that asks, with the question; on a tablet it is beside the button.
    fileprivate func discardQuestion(
      _ strings: ListPickerStrings, _ isAsking: Binding<Bool>, _ send: @escaping (PickerScreen.Gesture) -> Void
    ) -> some View {
      confirmationDialog(strings.discardTitle, isPresented: isAsking, titleVisibility: .visible) {
        Button(strings.discardChanges, role: .destructive) { send(.discarded) }
        Button(strings.keepEditing, role: .cancel) { send(.questionClosed) }
      }
    }

    /// The view with a search field in the bar; the same view for none.
    @ViewBuilder fileprivate func searchField(
      _ search: PickerScreen.Search?, text: Binding<String>, isActive: Binding<Bool>
    ) -> some View {
      if let search {
        searchable(text: text, isPresented: isActive, prompt: Text(verbatim: search.prompt))
          .searchPresentationToolbarBehavior(search.hidesBar ? .automatic : .avoidHidingContent)
      } else {
        self
      }
    }
  }

  /// A button of a bar in the theme's style; bars do not grow to the largest texts, so that a long press shows it large.
  struct BarButtonView: View {
    let button: PickerScreen.BarButton
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Text(verbatim: button.title).themedPart("BarButton", state: button.isEnabled ? nil : .disabled)
      }
      .disabled(!button.isEnabled)
      .accessibilityHint(Text(verbatim: button.hint ?? ""))
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .accessibilityShowsLargeContentViewer { Text(verbatim: button.title) }
    }
  }
#endif
