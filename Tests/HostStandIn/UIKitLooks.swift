// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// What UIKit's views are made of beside views, as far as ThemeViews uses it: layers, images, insets, constraints,
// configurations, and the appearances of bars.
//
// Source: Apple's documentation of UIKit, QuartzCore and CoreGraphics, as of iOS 18.

import Foundation

// MARK: Geometry and layers

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}
@MainActor open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  open var priority = UILayoutPriority(1000)
  open var isActive = false { didSet { owner?.record("\(side)", isActive ? "\(constant)" : "free") } }
  weak var owner: UIView?
  var side = ""
}
@MainActor open class NSLayoutDimension: NSObject {
  weak var owner: UIView?
  var side = ""
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    let result = NSLayoutConstraint()
    (result.constant, result.owner, result.side) = (constant, owner, side)
    return result
  }
}

public final class CGColor: Sendable, CustomStringConvertible {
  let words: String
  init(words: String) { self.words = words }
  public var description: String { words }
}
public final class CGImage: Sendable {
  let words: String
  init(words: String) { self.words = words }
}
public final class CGContext {}
public final class CGPath {}

open class CALayer: NSObject {
  weak var owner: UIView?
  private func record(_ name: String, _ value: Any?) {
    let (owner, words) = (owner, value.map { "\($0)" })
    MainActor.assumeIsolated { owner?.record("layer.\(name)", words) }
  }
  public required override init() {}
  open var frame = CGRect.zero
  open var backgroundColor: CGColor?
  open var mask: CALayer?
  open func addSublayer(_ layer: CALayer) {}
  open func render(in context: CGContext) {}
  open var contents: Any? { didSet { record("contents", (contents as? CGImage)?.words) } }
  open var borderColor: CGColor? { didSet { record("borderColor", borderColor) } }
  open var borderWidth: CGFloat = 0 { didSet { record("borderWidth", borderWidth) } }
  open var cornerRadius: CGFloat = 0 { didSet { record("cornerRadius", cornerRadius) } }
  open var masksToBounds = false { didSet { record("masksToBounds", masksToBounds) } }
  open var shadowColor: CGColor? { didSet { record("shadowColor", shadowColor) } }
  open var shadowOffset = CGSize.zero { didSet { record("shadowOffset", shadowOffset) } }
  open var shadowOpacity: Float = 0 { didSet { record("shadowOpacity", shadowOpacity) } }
  open var shadowRadius: CGFloat = 0 { didSet { record("shadowRadius", shadowRadius) } }
}
open class CAGradientLayer: CALayer { open var colors: [Any]? }
open class CAShapeLayer: CALayer { open var path: CGPath? }

open class UIBezierPath: NSObject {
  open var cgPath: CGPath { CGPath() }
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func close() {}
}

// MARK: Images

open class UIImage: NSObject, @unchecked Sendable {
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  let words: String
  init(words: String) { self.words = words }
  // A guess: an app has every asset whose name does not begin with 'nosuch'.
  public init?(named name: String) {
    if name.hasPrefix("nosuch") { return nil }
    words = name
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    UIImage(words: "\(words) in \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)")
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  open var cgImage: CGImage? { CGImage(words: words) }
  open override var description: String { words }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.words == words }
  open override var hash: Int { words.hashValue }
}
open class UIGraphicsImageRendererContext: NSObject { open var cgContext: CGContext { CGContext() } }
open class UIGraphicsImageRenderer: NSObject {
  private var size = CGSize.zero
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(words: "drawn \(size.width)x\(size.height)")
  }
}

// MARK: Configurations

public struct UIConfigurationTextAttributesTransformer {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
public struct UIConfigurationColorTransformer {}

@MainActor public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var customView: UIView?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public nonisolated static func clear() -> UIBackgroundConfiguration { MainActor.assumeIsolated { .init() } }
}

@MainActor public protocol UIContentConfiguration {}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public var font = UIFont(words: "body", size: 17)
    public var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
  }
  public var text: String?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

public struct UICellConfigurationState: Sendable {
  public var isSelected = false
  public var isHighlighted = false
}

// MARK: The appearances of bars

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open func configureWithOpaqueBackground() { backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public override required init() {}
  func fill(_ copy: UIBarAppearance) {
    (copy.backgroundColor, copy.backgroundImage, copy.shadowImage) = (backgroundColor, backgroundImage, shadowImage)
  }
  open override nonisolated func copy() -> Any {
    let own = self
    nonisolated(unsafe) var result: Any = own
    MainActor.assumeIsolated {
      let copy = type(of: own).init()
      own.fill(copy)
      result = copy
    }
    return result
  }
  var words: String { "background \(backgroundColor.map { "\($0)" } ?? "-") \(backgroundImage.map { "\($0)" } ?? "-")" }
  open override nonisolated var description: String {
    let own = self
    return MainActor.assumeIsolated { own.words }
  }
}

@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var backgroundImage: UIImage?
}
@MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  override func fill(_ copy: UIBarAppearance) {
    super.fill(copy)
    (copy as? UINavigationBarAppearance)?.titleTextAttributes = titleTextAttributes
  }
  override var words: String {
    super.words + " title \(inWords(titleTextAttributes)) up \(titlePositionAdjustment.vertical)"
      + " buttons \(inWords(buttonAppearance.normal.titleTextAttributes))"
  }
}
@MainActor open class UIToolbarAppearance: UIBarAppearance { open var buttonAppearance = UIBarButtonItemAppearance() }
@MainActor open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
}
@MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
}
@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorImage: UIImage?
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  override var words: String {
    super.words + " normal \(inWords(stackedLayoutAppearance.normal.titleTextAttributes))"
      + " selected \(inWords(stackedLayoutAppearance.selected.titleTextAttributes))"
  }
}
