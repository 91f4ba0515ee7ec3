// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A stand-in for the parts of Apple's UIKit that generated Swift and the documentation use: colours that follow their
// environment, the measuring of texts in the tour of ThemeViews, and the collection view of the page on native scrolling.
//
// Source: Apple's documentation of UIKit, developer.apple.com/documentation/uikit, as of iOS 18.

@_exported import Foundation

open class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  public init?(name: String, size: CGFloat) { nil }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  open var lineHeight: CGFloat { 0 }
}

extension NSAttributedString.Key { public static let font = NSAttributedString.Key("NSFont") }

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

// MARK: Colours

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

public final class UITraitCollection: NSObject, Sendable {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

// MARK: View controllers

@MainActor open class UIView: NSObject {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var autoresizingMask = AutoresizingMask()
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open func addSubview(_ view: UIView) {}
}

@MainActor open class UIViewController: NSObject {
  open var view = UIView()
  open func viewDidLoad() {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? { nil }
}

@MainActor open class UINavigationController: UIViewController {
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
