// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// The views and bar items of UIKit that a theme styles. They record what is set, in order, in `calls`, which is of the stand-in
// only, as is `change(_:)`.
//
// Source: Apple's documentation of UIKit, as of iOS 18.

import Foundation

public protocol Associating: AnyObject { var associated: [UnsafeRawPointer: Any] { get set } }
public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { (object as? any Associating)?.associated[key] = value }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Associating)?.associated[key]
}

open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Weak { weak var object: ObjectType? }
  private var members: [Weak] = []
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }
  open func add(_ object: ObjectType?) {
    if !allObjects.contains(where: { $0 === object }) { members.append(Weak(object: object)) }
  }
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
}

/// A value in words, the same in each run.
func inWords(_ value: Any) -> String {
  guard let attributes = value as? [NSAttributedString.Key: Any] else { return "\(value)" }
  return attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: ",")
}

@MainActor open class UIView: NSObject, UITraitChangeObservable, Associating {
  public nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
  public override init() {}
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }
  public required init?(coder: NSCoder) {}

  /// What was set, in order.
  public var calls: [String] = []
  func record(_ name: String, _ value: Any?) { calls.append("\(name) = \(value.map(inWords) ?? "nil")") }
  open override nonisolated var description: String { "\(type(of: self))" }
  var traitHandlers: [() -> Void] = []

  /// Gives a tree of views other traits or another size.
  public func change(_ traits: UITraitCollection? = nil, size: CGSize? = nil) {
    if let traits { ownTraits = traits }
    if let size { frame.size = size }
    if traits != nil { visit { view in for handler in view.traitHandlers { handler() } } }
  }
  private func visit(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.visit(body) }
  }
  private var ownTraits: UITraitCollection?

  open var frame = CGRect.zero { didSet { if frame.size != oldValue.size { resize(from: oldValue.size) } } }
  open var bounds = CGRect.zero
  private func resize(from old: CGSize) {
    if frame.width != old.width { record("width", frame.width) }
    if frame.height != old.height { record("height", frame.height) }
    bounds.size = frame.size
    // A guess: a view that is flexible in both directions keeps its distances, and is laid out at once.
    for view in subviews where view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      view.frame.size.width += frame.width - old.width
      view.frame.size.height += frame.height - old.height
      view.layoutSubviews()
    }
  }
  open var autoresizingMask = AutoresizingMask()
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var widthAnchor: NSLayoutDimension { dimension("width") }
  open var heightAnchor: NSLayoutDimension { dimension("height") }
  private func dimension(_ side: String) -> NSLayoutDimension {
    let result = NSLayoutDimension()
    (result.owner, result.side) = (self, side)
    return result
  }

  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.owner = self
    return layer
  }()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var traitCollection: UITraitCollection { ownTraits ?? superview?.traitCollection ?? UITraitCollection() }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
    record("subviews", "\(subviews.map { type(of: $0) })")
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var isHidden = false
  open var isUserInteractionEnabled = true

  open var backgroundColor: UIColor? { didSet { record("backgroundColor", backgroundColor) } }
  // A guess: a tint that is not set is that of the view around, and none at the root.
  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor }
    set {
      ownTint = newValue
      record("tintColor", newValue)
    }
  }
  open var alpha: CGFloat = 1 { didSet { record("alpha", alpha) } }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { record("layoutMargins", layoutMargins) }
  }
}

@MainActor open class UIWindow: UIView { open var rootViewController: UIViewController? }

@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    didSet {
      let style = attributedText.flatMap {
        $0.length > 0 ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
      }
      record("text", attributedText.map { $0.string + (style.map { " (\($0))" } ?? "") })
    }
  }
  open var font: UIFont! = UIFont(words: "body", size: 17) { didSet { record("font", font) } }
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor! = UIColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { record("textColor", textColor) }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { record("textAlignment", textAlignment) } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var highlightedTextColor: UIColor? { didSet { record("highlightedTextColor", highlightedTextColor) } }
  open var shadowColor: UIColor? { didSet { record("shadowColor", shadowColor) } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { record("shadowOffset", shadowOffset) } }
  open var adjustsFontSizeToFitWidth = false {
    didSet { record("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth) }
  }
  open var numberOfLines = 1 { didSet { record("numberOfLines", numberOfLines) } }
}

@MainActor open class UIImageView: UIView { open var image: UIImage? { didSet { record("image", image) } } }

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { record("contentHorizontalAlignment", contentHorizontalAlignment) }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { record("contentVerticalAlignment", contentVerticalAlignment) }
  }
  open var isEnabled = true { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  func stateChanged() {}
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var values: [String: [UInt: Any]] = [:]
  func put(_ name: String, _ value: Any?, _ state: UInt) {
    values[name, default: [:]][state] = value
    record("\(name)(\(state))", value)
  }
  func own<Value>(_ name: String, _ state: UInt) -> Value? { values[name]?[state] as? Value }
  // A state without a value of its own has that of the normal one, as Apple says of `setTitleColor`.
  func get<Value>(_ name: String, _ state: UInt) -> Value? { (values[name]?[state] ?? values[name]?[0]) as? Value }
}

@MainActor open class UIButton: UIControl {
  @MainActor public struct Configuration {
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public var title: String?
    public var image: UIImage?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleAlignment = TitleAlignment.automatic
    public static func filled() -> Configuration { Configuration() }
    public static func plain() -> Configuration { Configuration() }
  }
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  open var configuration: Configuration? { didSet { record("configuration", configuration?.words) } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  // A guess: on a device updates of one turn are one.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() { setNeedsUpdateConfiguration() }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open func title(for state: State) -> String? { get("title", state.rawValue) }
  open func setTitle(_ value: String?, for state: State) { put("title", value, state.rawValue) }
  open func titleColor(for state: State) -> UIColor? { get("titleColor", state.rawValue) }
  open func setTitleColor(_ value: UIColor?, for state: State) { put("titleColor", value, state.rawValue) }
  open func titleShadowColor(for state: State) -> UIColor? { get("titleShadowColor", state.rawValue) }
  open func setTitleShadowColor(_ value: UIColor?, for state: State) { put("titleShadowColor", value, state.rawValue) }
  open func image(for state: State) -> UIImage? { get("image", state.rawValue) }
  open func setImage(_ value: UIImage?, for state: State) { put("image", value, state.rawValue) }
  open func backgroundImage(for state: State) -> UIImage? { get("backgroundImage", state.rawValue) }
  open func setBackgroundImage(_ value: UIImage?, for state: State) { put("backgroundImage", value, state.rawValue) }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { record("titleEdgeInsets", titleEdgeInsets) } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { record("contentEdgeInsets", contentEdgeInsets) } }
}

extension UIButton.Configuration {
  /// What a test looks at.
  public var words: String {
    let attributes = titleTextAttributesTransformer?(AttributeContainer()).uiKit
    return "\(background.backgroundColor.map { "\($0)" } ?? "-") edge \(background.strokeColor.map { "\($0)" } ?? "-")"
      + " \(background.strokeWidth) corner \(background.cornerRadius) \(cornerStyle)"
      + " font \(attributes?.font.map { "\($0)" } ?? "-") color \(attributes?.foregroundColor.map { "\($0)" } ?? "-")"
      + " insets \(contentInsets.leading) title \(title ?? "-")"
  }
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light, alert }

@MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  open var text: String?
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var font: UIFont? = UIFont(words: "body", size: 17) { didSet { record("font", font) } }
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor? { didSet { record("textColor", textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { record("textAlignment", textAlignment) } }
  open var background: UIImage? { didSet { record("background", background) } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { record("placeholder", placeholderColor) }
  }
  /// A text that is set has no attributes of its own.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  public var placeholderColor: UIColor? {
    attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { record("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth) }
  }
  open var borderStyle = BorderStyle.none { didSet { record("borderStyle", borderStyle) } }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { record("keyboardAppearance", keyboardAppearance) }
  }
  open var leftView: UIView? { didSet { record("leftView", leftView?.frame.width) } }
  open var rightView: UIView? { didSet { record("rightView", rightView?.frame.width) } }
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
}

@MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  open var text: String! = ""
  open var font: UIFont? = UIFont(words: "body", size: 12) { didSet { record("font", font) } }
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor? { didSet { record("textColor", textColor) } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { record("textContainerInset", textContainerInset) }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { record("keyboardAppearance", keyboardAppearance) }
  }
}

@MainActor open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor? { didSet { record("minimumTrackTintColor", minimumTrackTintColor) } }
  open var maximumTrackTintColor: UIColor? { didSet { record("maximumTrackTintColor", maximumTrackTintColor) } }
  open var thumbTintColor: UIColor? { didSet { record("thumbTintColor", thumbTintColor) } }
  open var minimumValueImage: UIImage? { didSet { record("minimumValueImage", minimumValueImage) } }
  open var maximumValueImage: UIImage? { didSet { record("maximumValueImage", maximumValueImage) } }
  open func thumbImage(for state: State) -> UIImage? { get("thumbImage", state.rawValue) }
  open func setThumbImage(_ image: UIImage?, for state: State) { put("thumbImage", image, state.rawValue) }
}

@MainActor open class UISwitch: UIControl {
  open var onTintColor: UIColor? { didSet { record("onTintColor", onTintColor) } }
  open var thumbTintColor: UIColor? { didSet { record("thumbTintColor", thumbTintColor) } }
  open var onImage: UIImage? { didSet { record("onImage", onImage) } }
  open var offImage: UIImage? { didSet { record("offImage", offImage) } }
}

@MainActor open class UIStepper: UIControl {}

@MainActor open class UIProgressView: UIView {
  open var progressTintColor: UIColor? { didSet { record("progressTintColor", progressTintColor) } }
  open var trackTintColor: UIColor? { didSet { record("trackTintColor", trackTintColor) } }
  open var progressImage: UIImage? { didSet { record("progressImage", progressImage) } }
  open var trackImage: UIImage? { didSet { record("trackImage", trackImage) } }
}

@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor? {
    didSet { record("selectedSegmentTintColor", selectedSegmentTintColor) }
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    get("background", state.rawValue)
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    put("background", image, state.rawValue)
  }
  open func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? { get("divider", 0) }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) { put("divider", image, 0) }
  // A guess: attributes of a state that has none are none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { own("title", state.rawValue) }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    put("title", attributes, state.rawValue)
  }
}

@MainActor open class UIPageControl: UIControl {
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { record("currentPageIndicatorTintColor", currentPageIndicatorTintColor) }
  }
  open var pageIndicatorTintColor: UIColor? { didSet { record("pageIndicatorTintColor", pageIndicatorTintColor) } }
}

@MainActor open class UIActivityIndicatorView: UIView {
  open var color: UIColor! = UIColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { record("color", color) } }
}

// MARK: Bars

@MainActor open class UIBarItem: NSObject, Associating {
  public nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
  public var calls: [String] = []
  open var image: UIImage? { didSet { calls.append("image") } }
  var values: [String: Any] = [:]
  func put(_ name: String, _ value: Any?) {
    values[name] = value
    calls.append(name)
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    values["title(\(state.rawValue))"] as? [NSAttributedString.Key: Any]
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    put("title(\(state.rawValue))", attributes)
  }
}
@MainActor open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor? { didSet { calls.append("tintColor") } }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    values["background(\(state.rawValue))"] as? UIImage
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    put("background(\(state.rawValue))", image)
  }
}
@MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { calls.append("selectedImage") } }
  open var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0) { didSet { calls.append("titleOffset") } }
}
@MainActor open class UINavigationItem: NSObject {
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
}

@MainActor open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { record("standardAppearance", standardAppearance) }
  }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { record("scrollEdgeAppearance", scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance() { didSet { record("standardAppearance", standardAppearance) } }
  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { record("scrollEdgeAppearance", scrollEdgeAppearance) }
  }
  private var images: [String: UIImage] = [:]
  private func put(_ name: String, _ image: UIImage?) {
    images[name] = image
    record(name, image)
  }
  open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images["background(\(position) \(barMetrics))"]
  }
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { put("background(\(position) \(barMetrics))", image) }
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { images["shadow(\(position))"] }
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    put("shadow(\(position))", image)
  }
}

@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var standardAppearance = UITabBarAppearance() { didSet { record("standardAppearance", standardAppearance) } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { record("scrollEdgeAppearance", scrollEdgeAppearance) } }
}

@MainActor open class UISearchBar: UIView {
  private var values: [String: Any] = [:]
  private func put(_ name: String, _ value: Any?) {
    values[name] = value
    record(name, value)
  }
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    values["background"] as? UIImage
  }
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    put("background", image)
  }
  open var scopeBarBackgroundImage: UIImage? { didSet { record("scopeBarBackgroundImage", scopeBarBackgroundImage) } }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    values["scope(\(state.rawValue))"] as? UIImage
  }
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    put("scope(\(state.rawValue))", image)
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? { values["divider"] as? UIImage }
  open func setScopeBarButtonDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) { put("divider", image) }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    values["title(\(state.rawValue))"] as? [NSAttributedString.Key: Any]
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { put("title(\(state.rawValue))", attributes) }
}

// MARK: Tables

@MainActor open class UITableView: UIScrollView {
  open var separatorColor: UIColor? { didSet { record("separatorColor", separatorColor) } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { record("separatorStyle", separatorStyle) }
  }
  open var rowHeight: CGFloat = -1 { didSet { record("rowHeight", rowHeight) } }
  open var backgroundView: UIView? { didSet { record("backgroundView", backgroundView.map { type(of: $0) }) } }
}

@MainActor open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { record("backgroundView", backgroundView.map { type(of: $0) }) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      record("selectedBackgroundView", selectedBackgroundView.map { $0.backgroundColor.map { "\($0)" } ?? "-" })
    }
  }
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self, UICellConfigurationState(isSelected: isSelected))
  }
}
