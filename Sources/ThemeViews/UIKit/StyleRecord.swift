#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  import UIKit

  /// A view, or an item of a bar, with a style of its own.
  @MainActor protocol StyledObject: NSObject {
    /// The place that an assignment is for; nil for what UIKit has no place for.
    func target(_ assignment: StyleAssignment) -> StyleTarget?
  }

  /// The record of all that a theme has done to a view or an item of a bar, kept with it.
  @MainActor final class StyleRecord: NSObject {
    /// The class list that the app gave.
    var themeClass: String?
    /// Whether the view is one of a screen that is styled, and has the class of its kind if it has none of its own.
    var isOfScreen = false
    /// Names of classes that are left alone.
    var excluded: [String] = []
    private(set) var store: ThemeStore?
    private var observation: ThemeObservation?
    private var isRegistered = false
    private var taken: [StyleTarget.Key: (set: @MainActor ([UIKitValue]) -> Void, signature: [AnyHashable])] = [:]
    /// The places that are taken, in order.
    private var order: [StyleTarget.Key] = []

    /// The record of an object, which is made if it has none.
    static func of(_ owner: NSObject) -> StyleRecord {
      if let record = existing(of: owner) { return record }
      let record = StyleRecord()
      if let key { objc_setAssociatedObject(owner, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      return record
    }

    static func existing(of owner: NSObject) -> StyleRecord? {
      key.flatMap { objc_getAssociatedObject(owner, $0) as? StyleRecord }
    }

    /// An address that is nobody else's: that of this class.
    private static var key: UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(StyleRecord.self)))
    }

    /// Gives an object these values, and gives back what no value is for any more.
    ///
    /// By force, values that have not changed are set again, over what the app has set since.
    func set(_ values: [UIKitValue], on owner: some StyledObject, isForced: Bool) {
      var places: [(target: StyleTarget, values: [UIKitValue])] = []
      for value in values {
        guard let target = owner.target(value.assignment) else { continue }
        let earlier = places.firstIndex { $0.target.key == target.key }.map { places.remove(at: $0).values } ?? []
        places.append((target, earlier + [value]))
      }
      let keys = Set(places.map(\.target.key))
      for key in order.reversed() where !keys.contains(key) { taken.removeValue(forKey: key)?.set([]) }
      order.removeAll { !keys.contains($0) }
      // All is kept before anything is set: a place may show what another one has.
      for target in places.map(\.target) where taken[target.key] == nil {
        taken[target.key] = (target.take(), [])
        order.append(target.key)
      }
      for (target, values) in places {
        let signature = values.map { $0.signature(isDynamic: target.isDynamic) }
        guard isForced || taken[target.key]?.signature != signature else { continue }
        taken[target.key]?.signature = signature
        taken[target.key]?.set(values)
      }
    }

    /// Follows the store's replacements and the view's traits, as long as the view is there.
    func follow(_ store: ThemeStore, for view: UIView) {
      if self.store !== store {
        self.store = store
        observation = store.observe { [weak view] _ in Task { @MainActor in view?.updateTheme() } }
      }
      guard !isRegistered else { return }
      isRegistered = true
      let traits: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitPreferredContentSizeCategory.self,
      ]
      _ = view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in view.updateTheme() }
    }
  }

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

  /// A place of UIKit that a style can take: several slots may end in one, as all of a bar end in its appearance.
  @MainActor struct StyleTarget {
    /// The identity of the place.
    struct Key: Hashable {
      let owner: ObjectIdentifier
      let name: AnyHashable
    }

    let key: Key
    /// Whether colours follow appearance, level and contrast by themselves there.
    let isDynamic: Bool
    /// Keeps what is there, and gives a setter of values, of which none give that back.
    let take: @MainActor () -> @MainActor ([UIKitValue]) -> Void

    /// A place of all values that are set together.
    init<Owner: AnyObject>(
      _ owner: Owner, _ name: AnyHashable, isDynamic: Bool = false,
      take: @escaping @MainActor (Owner) -> @MainActor (Owner, [UIKitValue]) -> Void
    ) {
      key = Key(owner: ObjectIdentifier(owner), name: name)
      self.isDynamic = isDynamic
      self.take = { [weak owner] in
        let set = owner.map { take($0) }
        return { values in if let owner { set?(owner, values) } }
      }
    }

    /// A place with a getter and a setter, of which the last value stays; nil gives back what was there.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ name: AnyHashable, get: @escaping @MainActor (Owner) -> Value?,
      put: @escaping @MainActor (Owner, Value?) -> Void, _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, name, isDynamic: Value.self == UIColor.self) { owner in
        let own = get(owner)
        return { owner, values in put(owner, values.last.flatMap { value($0) } ?? own) }
      }
    }

    /// A place of a state; what a getter gives for the normal state as well is none of the state's own.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ name: String, _ state: UIControl.State,
      _ get: @escaping @MainActor (Owner, UIControl.State) -> Value?,
      _ put: @escaping @MainActor (Owner, Value?, UIControl.State) -> Void,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(
        owner, "\(name)(\(state.rawValue))",
        get: { owner in
          let own = get(owner, state)
          guard state != .normal, let object = own as? NSObject else { return own }
          return object === get(owner, .normal) as? NSObject ? nil : own
        }, put: { put($0, $1, state) }, value)
    }

    /// A property.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 ?? $0[keyPath: path] }, value)
    }

    /// A property that may be nil.
    init<Owner: AnyObject, Value>(
      _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value?>,
      _ value: @escaping @MainActor (UIKitValue) -> Value?
    ) {
      self.init(owner, path, get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 }, value)
    }
  }
#endif
