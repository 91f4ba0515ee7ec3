// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A stand-in for the parts of Apple's UIKit that ThemeViews, generated Swift and the documentation use: colours that follow
// their environment, fonts, view controllers and the collection view of the page on native scrolling. The views that a theme
// styles are in UIKitViews.swift, their configurations and appearances in UIKitLooks.swift.
//
// Source: Apple's documentation of UIKit, developer.apple.com/documentation/uikit, as of iOS 18. Nothing here draws; values
// say in a few words what they were made of.

@_exported import Foundation

// MARK: Text

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }
  public struct TextStyle: Hashable, Sendable {
    let name: String
    public static let largeTitle = TextStyle(name: "largeTitle")
    public static let title1 = TextStyle(name: "title1")
    public static let title2 = TextStyle(name: "title2")
    public static let title3 = TextStyle(name: "title3")
    public static let headline = TextStyle(name: "headline")
    public static let body = TextStyle(name: "body")
    public static let callout = TextStyle(name: "callout")
    public static let subheadline = TextStyle(name: "subheadline")
    public static let footnote = TextStyle(name: "footnote")
    public static let caption1 = TextStyle(name: "caption1")
    public static let caption2 = TextStyle(name: "caption2")
  }
  let words: String
  public let pointSize: CGFloat
  init(words: String, size: CGFloat) { (self.words, pointSize) = (words, size) }
  // A guess: every device has the fonts that do not begin with 'NoSuch'.
  public init?(name: String, size: CGFloat) {
    if name.hasPrefix("NoSuch") { return nil }
    (words, pointSize) = (name, size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(words: weight.name, size: size) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(words: "italic", size: size) }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(words: style.name, size: 17), compatibleWith: traits)
  }
  open class var systemFontSize: CGFloat { 14 }
  open var lineHeight: CGFloat { 0 }
  open override var description: String { "\(words) \(pointSize)" }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.description == description }
  open override var hash: Int { description.hashValue }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  // A guess: text doubles at the sizes of accessibility.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    traits?.preferredContentSizeCategory == .accessibilityMedium ? 2 * value : value
  }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    UIFont(words: font.words, size: scaledValue(for: font.pointSize, compatibleWith: traits))
  }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowColor: Any?
  open override var description: String { "shadow \(shadowColor.map { "\($0)" } ?? "-") \(shadowOffset)" }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.description == description }
  open override var hash: Int { description.hashValue }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead }
open class NSMutableParagraphStyle: NSObject {
  open var lineSpacing: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open override var description: String { "lines \(lineSpacing)" }
}

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let shadow: ShadowAttribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    -> CGRect
  { .zero }
}

// MARK: Colours and traits

open class UIColor: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (UITraitCollection) -> String
  private let isDynamic: Bool
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let bytes = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    let words = "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    resolve = { _ in words }
    isDynamic = false
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).resolve($0) }
    isDynamic = true
  }
  public init(patternImage: UIImage) {
    resolve = { _ in "pattern \(patternImage)" }
    isDynamic = false
  }
  public var cgColor: CGColor { CGColor(words: resolve(UITraitCollection())) }
  /// What the colour is in some traits; of the stand-in only.
  public func words(in traits: UITraitCollection) -> String { resolve(traits) }
  open override var description: String {
    isDynamic
      ? "\(resolve(UITraitCollection()))|\(resolve(UITraitCollection(userInterfaceStyle: .dark)))"
      : resolve(UITraitCollection())
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var userInterfaceLevel = UIUserInterfaceLevel.base
  public var accessibilityContrast = UIAccessibilityContrast.normal
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public override init() {}
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public protocol UITraitChangeRegistration {}
struct Registration: UITraitChangeRegistration {}
@MainActor public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void
}
extension UITraitChangeObservable {
  public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
    -> any UITraitChangeRegistration
  {
    (self as? UIView)?.traitHandlers.append { [weak self] in if let self { handler(self, UITraitCollection()) } }
    return Registration()
  }
}

// MARK: View controllers

@MainActor open class UIViewController: NSObject {
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var view: UIView! = UIView()
  open func viewIsAppearing(_ animated: Bool) {}
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open func viewDidLoad() {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? { nil }
}

@MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

// MARK: Collection views

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { self[1] }
}

@MainActor open class UIScrollView: UIView { open var contentOffset = CGPoint.zero }

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate { public func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout = UICollectionViewLayout()
  open weak var delegate: (any UICollectionViewDelegate)?
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public convenience init(forCellWith indexPath: IndexPath) { self.init() }
  open var frame = CGRect.zero
}

@MainActor open class UICollectionViewLayout: NSObject {
  open var collectionViewContentSize: CGSize { .zero }
  open func invalidateLayout() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public init() {}
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection: Section? = nil) {}
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
}

@MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject {
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) {}
}
