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
    private var taken: [(key: StyleTarget.Key, place: StyleTarget.Taken, signature: [AnyHashable])] = []

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
      let pairs = values.compactMap { value in owner.target(value.assignment).map { (target: $0, value: value) } }
      var last: [StyleTarget.Key: Int] = [:]
      for (index, pair) in pairs.enumerated() { last[pair.target.key] = index }
      for place in taken.reversed() where last[place.key] == nil { place.place.giveBack() }
      taken.removeAll { last[$0.key] == nil }
      // All is kept before anything is set: a place may show what another one has.
      for target in pairs.map(\.target) where !taken.contains(where: { $0.key == target.key }) {
        taken.append((target.key, target.take(), []))
      }
      for (index, pair) in pairs.enumerated() where last[pair.target.key] == index {
        set(pairs.filter { $0.target.key == pair.target.key }.map(\.value), at: pair.target, isForced: isForced)
      }
    }

    private func set(_ values: [UIKitValue], at target: StyleTarget, isForced: Bool) {
      let signature = values.map { $0.signature(isDynamic: target.isDynamic) }
      guard let index = taken.firstIndex(where: { $0.key == target.key }),
        isForced || taken[index].signature != signature
      else { return }
      taken[index].signature = signature
      taken[index].place.set(values)
    }

    /// Follows the store's replacements and the view's traits, as long as the view is there.
    func follow(_ store: ThemeStore, for view: UIView) {
      if self.store !== store {
        self.store = store
        observation = store.observe { [weak view] _ in Task { @MainActor in view?.updateTheme() } }
      }
      SizeWatch.follow(view)
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
#endif
