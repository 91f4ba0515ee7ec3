/// The configuration of a collection view, which the app sets once.
public struct CollectionConfiguration: Hashable, Sendable {
  /// One row or a grid.
  public var form: CollectionForm
  /// The line above the cells; every collection has one (CV-01).
  public var header: SectionHeaderFooter
  /// The words of the footer's button.
  public var seeAllTitle: String
  /// The hint of assistive technology for the footer's button.
  public var seeAllHint: String
  /// The format of counts.
  public var counts: CountFormat
  /// The list that See All opens.
  public var list: ObjectListConfiguration
  /// The texts that every cell keeps room for; nil for those that any item has (CV-07).
  public var texts: Set<CollectionText>?
  /// The asset name of the image of items without one (CV-06).
  public var placeholderImage = "placeholder"
  /// Distances.
  public var metrics = CollectionMetrics()

  /// A row that scrolls, or a grid; the rest is to be changed one by one.
  public init(
    form: CollectionForm = .horizontal(), header: SectionHeaderFooter, language: ComponentLanguage = .english
  ) {
    self.form = form
    self.header = header
    seeAllTitle = language.word(.seeAll)
    seeAllHint = language.word(.seeAllHint)
    counts = language.counts
    list = ObjectListConfiguration(language: language)
  }
}

/// The arrangement of a collection's cells (CV-02).
public enum CollectionForm: Hashable, Sendable {
  /// One row that scrolls sideways; with scrolling disabled the cells that fit as a whole (CV-11).
  case horizontal(isScrollingEnabled: Bool = true)
  /// Several rows with all items; the page scrolls up and down (CV-16).
  case grid(CollectionGridSizing)
}

/// The width of a grid's cells (CV-15).
public enum CollectionGridSizing: Hashable, Sendable {
  /// So many cells in each row, at least 1; their height follows their content.
  ///
  /// At accessibility sizes there are fewer where the cells would be too narrow for their texts.
  case columns(Int)
  /// As many cells of at least that size as fit, scaled up to fill the row with the same ratio of their sides.
  case minimumItemSize(LayoutSize)
}
