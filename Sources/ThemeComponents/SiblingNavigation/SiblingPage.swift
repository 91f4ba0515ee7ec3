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
