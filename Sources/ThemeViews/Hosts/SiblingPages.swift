#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import ThemeComponents
  import ThemeTable

  /// The pages of a sibling navigation: the app's page, the title in the bar of the navigation stack, and the toolbar.
  ///
  ///     NavigationStack {
  ///       SiblingPages($steps) { id in StepView(id) }
  ///     }
  public struct SiblingPages<Page: View>: View {
    private let source: ComponentSource<SiblingNavigation>
    private let page: (ItemID) -> Page
    @State private var turning = PageTurning()
    @ComponentLook private var look: ComponentLook.Values

    /// The pages of a navigation.
    ///
    /// - Parameters:
    ///   - navigation: The navigation.
    ///   - effects: Does what the navigation asks for besides showing a page.
    ///   - page: Returns the view of a page.
    public init(
      _ navigation: Binding<SiblingNavigation>,
      effects: @escaping @MainActor ([SiblingEffect]) -> Void = { _ in },
      @ViewBuilder page: @escaping (ItemID) -> Page
    ) {
      source = ComponentSource(navigation, effects)
      self.page = page
    }

    /// The page, which gives way to the next one by a push.
    public var body: some View {
      let screen = SiblingScreen(source.model)
      ZStack {
        if let id = screen.page {
          page(id).frame(maxWidth: .infinity, maxHeight: .infinity).id(id).transition(
            PageTransition(
              turning: turning, isRightToLeft: look.isRightToLeft, isFading: look.animation == nil))
        }
      }
      .clipped()
      .room(of: source)
      .inlineTitle()
      .toolbar {
        ToolbarItem(placement: .principal) { title(screen) }
        ToolbarItemGroup(placement: .siblingBar) {
          item(screen.previous, "fdlFUIPageViewController_previousButtonItem")
          Spacer()
          ForEach(screen.actions) { action in
            item(action, "BarButton")
            Spacer()
          }
          item(screen.next, "fdlFUIPageViewController_nextButtonItem")
        }
      }
      .onChange(of: screen.page) { _, _ in turning.turn = .replacement }
    }

    private func title(_ screen: SiblingScreen) -> some View {
      VStack {
        if let title = screen.title { line(title, "_title") }
        if let subtitle = screen.subtitle { line(subtitle, "_subtitle") }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      .accessibilityShowsLargeContentViewer {
        Text(verbatim: [screen.title, screen.subtitle].compactMap { $0 }.joined(separator: "\n"))
      }
    }

    private func line(_ text: String, _ part: String) -> some View {
      Text(verbatim: text).lineLimit(1).themedPart("fdlFUIPageViewController" + part)
    }

    private func item(_ item: SiblingScreen.Item, _ classList: String) -> some View {
      Button {
        tap(item.id)
      } label: {
        Group {
          if let symbol = item.symbol {
            look.appearance.image(symbol).imageScale(.large)
          } else {
            Text(verbatim: item.title)
          }
        }.themedPart(classList, state: item.isEnabled ? nil : .disabled)
      }
      .disabled(!item.isEnabled)
      .accessibilityLabel(Text(verbatim: item.title))
      .accessibilityShowsLargeContentViewer { Text(verbatim: item.title) }
    }

    private func tap(_ target: TapTarget) {
      // The page that goes must know the way before it does.
      var navigation = source.model
      turning.turn = PageTurn(after: navigation.handle(.tapped(target))) ?? turning.turn
      withAnimation { source.send([.tapped(target)]) }
    }
  }

  extension ToolbarItemPlacement {
    /// The bar at the bottom, where there is one.
    fileprivate static var siblingBar: ToolbarItemPlacement {
      #if canImport(UIKit)
        .bottomBar
      #else
        .automatic
      #endif
    }
  }

  /// The way in which pages turn, as the page that comes and the one that goes both read it.
  @MainActor private final class PageTurning {
    var turn = PageTurn.replacement
  }

  /// A push by direction; a fade where pages are replaced, and for people who want less motion.
  private struct PageTransition: Transition {
    let turning: PageTurning
    let isRightToLeft: Bool
    let isFading: Bool

    func body(content: Content, phase: TransitionPhase) -> some View {
      let turn = isFading ? .replacement : turning.turn
      let way = phase.isIdentity ? 0 : turn.offset(isComing: phase == .willAppear, isRightToLeft: isRightToLeft)
      content
        .visualEffect { content, proxy in content.offset(x: way * proxy.size.width) }
        .opacity(!phase.isIdentity && turn == .replacement ? 0 : 1)
    }
  }
#endif
