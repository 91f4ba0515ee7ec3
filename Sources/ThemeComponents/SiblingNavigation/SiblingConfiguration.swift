/// The configuration of a sibling navigation, which the app sets once.
public struct SiblingConfiguration: Hashable, Sendable {
  /// Text or icons, as far as the width and the toolbar allow (SN-06, SN-07).
  public var style: SiblingStyle
  /// The app's own actions in the toolbar, between Previous and Next.
  public var actions: [ToolbarAction]
  /// Whether the toolbar shows its actions as icons.
  public var hasIconToolbar: Bool
  /// The words.
  public var strings: SiblingStrings
  /// Distances.
  public var metrics = SiblingMetrics()

  /// The text style without actions, or another one; the rest is to be changed one by one.
  public init(
    style: SiblingStyle = .text, actions: [ToolbarAction] = [], hasIconToolbar: Bool = false,
    language: ComponentLanguage = .english
  ) {
    self.style = style
    self.actions = actions
    self.hasIconToolbar = hasIconToolbar
    strings = SiblingStrings(language)
  }

  /// Whether the toolbar is one for which icons are meant: with two or more actions, or with icons itself (SN-07).
  package var suitsIcons: Bool { actions.count >= 2 || hasIconToolbar }

  /// Whether style, toolbar and width go together: icons need compact width and two actions or an icon toolbar; text
  /// fits one action or none, and on regular width any toolbar (SN-06, SN-07).
  public func isAdvisable(in traits: ViewTraits) -> Bool {
    guard traits.isCompact else { return style == .text }
    return style == .icon ? suitsIcons : !suitsIcons
  }
}

/// The style of Previous and Next.
public enum SiblingStyle: Hashable, Sendable, CaseIterable {
  /// As words.
  case text
  /// As chevrons, on compact width only.
  case icon
}

/// One of the app's actions in a toolbar.
public struct ToolbarAction: Hashable, Sendable, Identifiable {
  /// Names the action.
  public var id: ItemID
  /// The title.
  public var title: String
  /// The asset name of its icon; nil for a text.
  public var image: String?

  /// An action from its parts.
  public init(id: ItemID, title: String, image: String? = nil) {
    self.id = id
    self.title = title
    self.image = image
  }
}

extension SiblingStrings {
  /// The upper title line for a page, counted from 1.
  public func position(_ number: Int, of total: Int) -> String {
    position.filled(["n": counts.text(number), "N": counts.text(total)])
  }
}

/// One object of a sequence of siblings, such as a step of an instruction.
public struct SiblingPage: Hashable, Sendable, Identifiable {
  /// Names the object.
  public var id: ItemID
  /// The object that all siblings belong to; a page of another parent is not a sibling (SN-08).
  public var parent: ItemID?
  /// The name of the parent as this page shows it, the answer to `presentationTitle(for:)`; nil leaves the line out.
  public var presentationTitle: String?

  /// A page from its parts.
  public init(id: ItemID, parent: ItemID? = nil, presentationTitle: String? = nil) {
    self.id = id
    self.parent = parent
    self.presentationTitle = presentationTitle
  }
}

/// The data source of a sibling navigation: the calls of the API reference as values.
public protocol SiblingNavigationDataSource {
  /// The number of siblings.
  var presentationCount: Int { get }
  /// The object at an index below the number of siblings.
  func pageID(at index: Int) -> ItemID
  /// The name of the parent of a sibling; nil leaves the lower title line out (SN-02).
  func presentationTitle(for id: ItemID) -> String?
}

extension SiblingNavigationDataSource {
  /// The pages, in order, at most 100,000 of them; a negative number gives no pages.
  ///
  /// Linear in their number.
  public var pages: [SiblingPage] {
    (0..<min(max(0, presentationCount), 100_000)).map { index in
      let id = pageID(at: index)
      return SiblingPage(id: id, presentationTitle: presentationTitle(for: id))
    }
  }
}
