// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A stand-in for the parts of Apple's AppKit that the host and generated Swift use: colours that follow their appearance,
// and fonts.
//
// Source: Apple's documentation of AppKit, developer.apple.com/documentation/appkit, as of macOS 15.

@_exported import Foundation

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, Sendable {
    let rawValue: String
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }
  open func bestMatch(from names: [Name]) -> Name? { names.first }
}

open class NSFont: NSObject {
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  public init?(name: String, size: CGFloat) { nil }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { fatalError() }
}
