/// The status of an object, or one of its small icons: a word, an image, or both.
public struct ObjectStatus: Hashable, Sendable {
  /// The word, or nil if there is none.
  public private(set) var text: String?
  /// The name of the image, or nil if there is none.
  public private(set) var image: String?
  /// The words for the image that assistive technology speaks, or nil where the text says it.
  public private(set) var label: String?

  /// A word such as "High", or the number of something such as attachments.
  public static func text(_ text: String) -> ObjectStatus { ObjectStatus(text: text) }

  /// The name of an image, and what it says to those who do not see it.
  public static func image(_ image: String, label: String) -> ObjectStatus { ObjectStatus(image: image, label: label) }

  /// A word, and the name of an image before it.
  public static func textAndImage(_ text: String, image: String) -> ObjectStatus {
    ObjectStatus(text: text, image: image)
  }

  var spokenText: String? { text ?? label }
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
