// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A stand-in for the part of Apple's UIKit that measures texts, as the tour of ThemeHost uses it.
//
// Source: Apple's documentation of UIKit, developer.apple.com/documentation/uikit, as of iOS 18.

@_exported import Foundation

open class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let semibold = Weight()
  }
  public init?(name: String, size: CGFloat) { nil }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  open var lineHeight: CGFloat { 0 }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}
