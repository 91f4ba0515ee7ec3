/// The kind of objects in a collection.
public enum CollectionEntryKind: Hashable, Sendable, CaseIterable {
  /// A thing; its image has the corners that the theme gives it.
  case object
  /// A person or an account; the image is round, and the title is the name.
  case person
}

/// One object of a collection: an image with up to three texts under it.
public struct CollectionEntry: Hashable, Sendable, Identifiable {
  /// Names the object.
  public var id: ItemID
  /// The kind of object.
  public var kind: CollectionEntryKind
  /// The name of its image; nil for the placeholder image.
  public var image: String?
  /// Letters drawn on the placeholder image, such as a person's initials; nil for none.
  public var placeholder: String?
  /// The first line.
  public var title: String?
  /// The second line.
  public var subtitle: String?
  /// The third line.
  public var attribute: String?

  /// An item from its parts; what is left out is absent.
  public init(
    id: ItemID, kind: CollectionEntryKind = .object, image: String? = nil, placeholder: String? = nil,
    title: String? = nil, subtitle: String? = nil, attribute: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.image = image
    self.placeholder = placeholder
    self.title = title
    self.subtitle = subtitle
    self.attribute = attribute
  }

  /// A text of the item; nil where it is absent or empty.
  public func text(_ text: CollectionText) -> String? {
    let value =
      switch text {
      case .title: title
      case .subtitle: subtitle
      case .attribute: attribute
      }
    return value?.isEmpty == false ? value : nil
  }

  /// The item as a row of a list.
  public var object: ObjectCellContent {
    var object = ObjectCellContent(title: title, subtitle: subtitle, footnote: attribute, detailImage: image)
    object.isDetailImageRound = kind == .person
    object.placeholder = image == nil ? placeholder : nil
    return object
  }
}

/// The texts of a collection's cell, from top to bottom.
public enum CollectionText: String, Hashable, Sendable, CaseIterable {
  /// The first line.
  case title
  /// The second line.
  case subtitle
  /// The third line.
  case attribute
}
