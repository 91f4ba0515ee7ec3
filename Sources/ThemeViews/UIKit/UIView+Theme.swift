#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import ThemeTable
  public import UIKit

  extension UIView {
    /// The class list that a theme styles the view with: `Button:BuyButton`; `none` leaves it alone.
    ///
    /// It can be set in Interface Builder. A view that has a theme changes at once; without a class it gets back what it
    /// had, or the style of its kind if it is one of a screen that is styled.
    #if canImport(ObjectiveC)
      @objc @IBInspectable
    #endif
    public var themeClass: String? {
      get { StyleRecord.existing(of: self)?.themeClass }
      set {
        guard newValue != themeClass else { return }
        StyleRecord.of(self).themeClass = newValue
        updateTheme()
      }
    }

    /// Styles the view, now and whenever the theme, the traits or the orientation change.
    ///
    /// Twice is as good as once. What the app has set in between is set over.
    ///
    /// - Parameters:
    ///   - store: The app's theme.
    ///   - classList: The classes, the strongest last.
    public func apply(_ store: ThemeStore, _ classList: String) {
      let record = StyleRecord.of(self)
      record.themeClass = classList
      record.follow(store, for: self)
      restyle(isForced: true)
    }

    /// Styles a screen: this view and all in it, each by its kind and class, but for those that the theme leaves out.
    ///
    /// Call it once the view is in its window, as in `viewIsAppearing(_:)`, and again for views that are added later.
    ///
    /// - Parameters:
    ///   - store: The app's theme.
    ///   - excluded: Names of classes of views that are left alone with all that is in them.
    public func applyTheme(_ store: ThemeStore, excluding excluded: [String] = []) {
      walk(store, excluded, isOfAnother: superviews.contains { $0.viewKind.hasPartsOfItsOwn })
    }

    private func walk(_ store: ThemeStore, _ excluded: [String], isOfAnother: Bool) {
      if !(self is SizeWatch || self is GradientView), !isOfAnother || themeClass != nil {
        let record = StyleRecord.of(self)
        record.isOfScreen = true
        record.excluded = excluded
        record.follow(store, for: self)
        restyle(isForced: true)
      }
      let isClosed = isOfAnother || viewKind.hasPartsOfItsOwn
      for subview in subviews { subview.walk(store, excluded, isOfAnother: isClosed) }
    }

    /// Styles the view again by its theme and its class, where that changes anything.
    ///
    /// Themes, traits and the window's orientation call it.
    public func updateTheme() { restyle(isForced: false) }

    private func restyle(isForced: Bool) {
      guard let record = StyleRecord.existing(of: self), let store = record.store else { return }
      // A view may come into its window after it was styled.
      SizeWatch.follow(self)
      let (theme, environment) = (
        store.theme, StyleEnvironment(traitCollection, size: (window ?? self as? UIWindow)?.bounds.size)
      )
      let isStyled = record.isOfScreen || record.themeClass != nil
      let classList =
        isStyled ? styledView.classList(theme: theme, in: environment, excluding: record.excluded) : nil
      let values = classList.map { planned($0, theme, environment) } ?? []
      record.set(values.map { UIKitValue(planned: $0, traits: traitCollection) }, on: self, isForced: isForced)
      for item in barItems where item.themeClass != nil || StyleRecord.existing(of: item) != nil {
        let values = item.planned(classList == nil ? "none" : item.themeClass ?? "none", theme, environment)
        StyleRecord.of(item).set(
          values.map { UIKitValue(planned: $0, traits: traitCollection) }, on: item, isForced: isForced)
      }
    }

    func planned(
      _ classList: String, _ theme: StyleTable, _ environment: StyleEnvironment
    ) -> [PlannedValue] {
      let own = PlannedValue.list(viewKind, classList: classList, theme: theme, in: environment)
      return partKinds.reduce(into: shadowed(own)) { values, item in
        values += PlannedValue.list(item.kind, classList: item.kind.defaultClasses, theme: theme, in: environment).map {
          var value = $0
          value.assignment.part = item.part
          return value
        }
      }
    }

    /// A plan without the cut at the edge where that would cut off a shadow; the corners are round without it.
    private func shadowed(_ values: [PlannedValue]) -> [PlannedValue] {
      let hasShadow = values.contains { $0.assignment.slot == .shadowOpacity }
      guard [.view, .control].contains(viewKind), hasShadow else { return values }
      return values.filter { $0.assignment.slot != .clipsToBounds }
    }

    /// The view as far as it decides which classes it is styled with.
    private var styledView: ViewDescription {
      ViewDescription(
        kind: viewKind, className: className, isSubclass: isSubclassOfKnown, themeClass: themeClass,
        ancestors: superviews.map(\.className))
    }

    /// The views around it, from the inside out.
    private var superviews: [UIView] { Array(sequence(first: self) { $0.superview }.dropFirst()) }
  }
#endif
