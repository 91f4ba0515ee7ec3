public import ThemeComponents

/// The content of a sibling navigation's native views.
public struct SiblingScreen: Equatable, Sendable {
  /// An item of the toolbar.
  public struct Item: Equatable, Sendable, Identifiable {
    /// The meaning of a tap.
    public let id: TapTarget
    /// Its words, also where a symbol is shown.
    public let title: String
    /// The name of its symbol; nil for the words.
    public let symbol: String?
    /// Whether it can be tapped.
    public let isEnabled: Bool
  }

  /// The upper title line; nil without pages.
  public let title: String?
  /// The lower title line; nil where it is left out.
  public let subtitle: String?
  /// The page; nil without pages.
  public let page: ItemID?
  /// Previous.
  public let previous: Item
  /// The app's own actions.
  public let actions: [Item]
  /// Next.
  public let next: Item

  /// Reads the content from a navigation.
  public init(_ navigation: SiblingNavigation) {
    let (configuration, isIcon) = (navigation.configuration, navigation.style == .icon)
    title = navigation.title
    subtitle = navigation.subtitle
    page = navigation.current?.id
    previous = Item(
      id: .control(.previous), title: configuration.strings.previous, symbol: isIcon ? "chevron.backward" : nil,
      isEnabled: navigation.canGoBack)
    next = Item(
      id: .control(.next), title: configuration.strings.next, symbol: isIcon ? "chevron.forward" : nil,
      isEnabled: navigation.canGoForward)
    actions = configuration.actions.map {
      Item(id: .item($0.id), title: $0.title, symbol: $0.image, isEnabled: true)
    }
  }
}

/// The way in which a page takes the place of another.
public enum PageTurn: Hashable, Sendable {
  /// The next page comes in from the edge where reading ends.
  case forward
  /// The page before comes in from the edge where reading starts.
  case backward
  /// The page is replaced where it is.
  case replacement

  /// The turn that effects ask for; nil if no page is shown anew.
  public init?(after effects: [SiblingEffect]) {
    for case .shown(_, let transition) in effects.reversed() {
      switch transition {
      case .push: self = .forward
      case .pushBack: self = .backward
      case .replace: self = .replacement
      }
      return
    }
    return nil
  }

  /// The place of a page beside the screen, in its widths to the right.
  ///
  /// - Parameters:
  ///   - isComing: Whether the page comes in; else it goes.
  ///   - isRightToLeft: The direction of reading.
  /// - Returns: Where a coming page starts or a going one ends; 0 for a page that fades.
  public func offset(isComing: Bool, isRightToLeft: Bool) -> Double {
    guard self != .replacement else { return 0 }
    return (self == .forward) == isComing ? (isRightToLeft ? -1 : 1) : (isRightToLeft ? 1 : -1)
  }
}
