/// The status of an object: a word, an image, or both.
public enum ObjectStatus: Hashable, Sendable {
  /// A word such as "High".
  case text(String)
  /// The name of an image, and what it says to those who do not see it.
  case image(String, label: String)
  /// A word, and the name of an image before it.
  case textAndImage(String, image: String)

  /// The word, or nil if there is none.
  var text: String? {
    switch self {
    case .text(let text), .textAndImage(let text, _): text
    case .image: nil
    }
  }

  /// The name of the image, or nil if there is none.
  var image: String? {
    switch self {
    case .text: nil
    case .image(let image, _), .textAndImage(_, let image): image
    }
  }
}

/// One of the small icons of an object cell: a text of one or two characters or an image.
public enum ObjectIcon: Hashable, Sendable {
  /// Such as a number of attachments.
  case text(String)
  /// The name of an image, and what it says to those who do not see it.
  case image(String, label: String)
}

/// The accessory at the trailing edge of a row, as in a table of UIKit.
public enum ObjectAccessory: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron: a tap on the row leads further.
  case disclosureIndicator
  /// A button with details.
  case detailButton
  /// A check mark.
  case checkmark
}
