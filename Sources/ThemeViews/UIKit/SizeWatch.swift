#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A hidden view that has the size of a window, and styles views again when the window is turned.
  ///
  /// The orientation is no trait, so no registration tells of it.
  final class SizeWatch: UIView {
    private let followers = NSHashTable<UIView>.weakObjects()
    private var wasLandscape: Bool?

    /// Has a view styled again when its window is turned; a view without a window is left alone.
    static func follow(_ view: UIView) {
      guard let window = view.window ?? view as? UIWindow else { return }
      let watch = window.subviews.lazy.compactMap { $0 as? SizeWatch }.first ?? SizeWatch(in: window)
      watch.followers.add(view)
    }

    private convenience init(in window: UIWindow) {
      self.init(frame: window.bounds)
      wasLandscape = isLandscape
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.insertSubview(self, at: 0)
    }

    private var isLandscape: Bool { bounds.width > bounds.height }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard wasLandscape != isLandscape else { return }
      wasLandscape = isLandscape
      for view in followers.allObjects { view.updateTheme() }
    }
  }
#endif
