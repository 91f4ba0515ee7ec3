// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import ThemeTable
import UIKit

/// What an app does with a theme, over the stand-in.
@MainActor enum Stories {
  static func runAll() {
    aClassIsGivenAndTakenAway()
    aButtonWithAConfiguration()
    aCellWithConfigurations()
    looksAndSizesChange()
    theWindowIsTurned()
    aScreen()
    bars()
    texts()
    whatSAPReads()
    theThemeIsReplaced()
  }

  private static func screen(_ views: [UIView], _ traits: UITraitCollection? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in views { window.addSubview(view) }
    if let traits { window.change(traits) }
    for view in views { view.calls = [] }
    return window
  }

  private static func aClassIsGivenAndTakenAway() {
    let button = UIButton()
    button.setTitleColor(UIColor(red: 0, green: 0, blue: 0, alpha: 1), for: .normal)
    let own = ViewDump.words(button)
    let store = ThemeStore(theme("shop"))
    button.apply(store, "Button:BuyButton")
    checkEqual("\(button.titleColor(for: .normal)!)", "#FFFFFFFF", "the colour of the right class")
    checkEqual("\(button.backgroundColor!)", "#0B6E99FF|#7FD4FFFF", "a colour of both looks")
    checkEqual("\(button.titleColor(for: .highlighted)!)", "#CCCCCCFF", "a state's own colour")
    checkEqual("\(button.titleColor(for: .selected)!)", "#FFFFFFFF", "a state without a colour has the normal one")
    checkEqual(button.configuration == nil, true, "no configuration is given")
    let once = ViewDump.words(button)
    button.apply(store, "Button:BuyButton")
    checkEqual(ViewDump.words(button), once, "twice is once")
    button.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .normal)
    button.apply(store, "Button:BuyButton")
    checkEqual(ViewDump.words(button), once, "what the app set in between is set over")
    button.themeClass = "Button"
    checkEqual("\(button.titleColor(for: .normal)!)", "#0B6E99FF|#7FD4FFFF", "another class")
    checkEqual("\(button.layer.cornerRadius)", "0.0", "what the other class lacks is taken back")
    button.themeClass = nil
    checkEqual(ViewDump.words(button), own, "without a class all is as before")
    button.apply(store, "none")
    checkEqual(ViewDump.words(button), own, "'none' is no class")
  }

  private static func aButtonWithAConfiguration() {
    let button = UIButton()
    var own = UIButton.Configuration.filled()
    own.title = "Buy"
    button.configuration = own
    var asked = 0
    button.configurationUpdateHandler = { _ in asked += 1 }
    let before = own.words
    let store = ThemeStore(theme("shop"))
    button.apply(store, "Button:BuyButton")
    print("configuration: \(button.configuration!.words)")
    checkEqual(button.titleColor(for: .normal) == nil, true, "a configuration is told by its handler alone")
    button.isHighlighted = true
    print("highlighted: \(button.configuration!.words)")
    button.isHighlighted = false
    button.isEnabled = false
    print("disabled: \(button.configuration!.words)")
    button.isEnabled = true
    check(asked > 2, "the app's own handler is still called")
    button.configuration?.title = "Sell"
    button.apply(store, "Button:BuyButton")
    checkEqual(button.configuration?.title, "SELL", "a title that the app sets later")
    button.configuration?.title = "Buy"
    button.themeClass = nil
    checkEqual(button.configuration!.words, before, "a configuration is given back")
  }

  private static func aCellWithConfigurations() {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.backgroundConfiguration = .clear()
    cell.apply(ThemeStore(theme("shop")), "TableCell")
    func words() -> String {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return "\(content!.textProperties.color) \(cell.backgroundConfiguration!.backgroundColor.map { "\($0)" } ?? "-")"
    }
    checkEqual(words(), "#111111FF #EEEEEEFF", "a cell's configurations")
    checkEqual(cell.textLabel?.calls ?? [], [], "a cell with a configuration has no label to be told")
    cell.isSelected = true
    checkEqual(words(), "#111111FF #DDDDDDFF", "a selected cell")
    cell.isSelected = false
    cell.themeClass = nil
    checkEqual(words(), "#000000FF -", "a cell's configurations are given back")
  }

  private static func looksAndSizesChange() {
    let (label, panel, table) = (UILabel(), UIView(), UITableView())
    let window = screen([label, panel, table])
    let store = ThemeStore(theme("shop"))
    label.apply(store, "Label:PriceLabel")
    panel.apply(store, "View:Panel")
    table.apply(store, "Table")
    let font = label.font.pointSize
    for view in [label, panel, table] { view.calls = [] }
    window.change(UITraitCollection(userInterfaceStyle: .dark))
    checkEqual(label.calls, [], "a colour follows the look without being set")
    checkEqual(panel.calls, ["layer.borderColor = #7FD4FFFF"], "a layer's colour is set again")
    window.change(UITraitCollection(userInterfaceStyle: .light))
    for view in [label, panel, table] { view.calls = [] }
    window.change(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    checkEqual(label.calls, ["font = \(label.font!)"], "a font grows")
    checkEqual(label.font.pointSize, 2 * font, "a font grows once")
    checkEqual(table.rowHeight, 100, "a row grows")
    checkEqual(panel.calls, [], "nothing else grows")
    window.change(UITraitCollection())
    checkEqual(label.font.pointSize, font, "a font shrinks again")
  }

  private static func theWindowIsTurned() {
    let label = UILabel()
    let window = screen([label])
    label.apply(ThemeStore(theme("shop")), "Label:TurnedLabel")
    checkEqual(label.numberOfLines, 3, "upright")
    label.calls = []
    window.change(size: CGSize(width: 844, height: 390))
    checkEqual(label.calls, ["numberOfLines = 1"], "what depends on the orientation is applied again")
    window.change(size: CGSize(width: 900, height: 390))
    checkEqual(label.calls, ["numberOfLines = 1"], "a size that turns nothing changes nothing")
    checkEqual(window.subviews.count, 2, "one watch for a window")
    let late = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    late.apply(ThemeStore(theme("shop")), "Label:TurnedLabel")
    checkEqual(late.numberOfLines, 3, "a wide view without a window is upright")
    window.addSubview(late)
    window.change(UITraitCollection())
    checkEqual(late.numberOfLines, 1, "a view that comes into its window later")
    window.change(size: CGSize(width: 390, height: 844))
    checkEqual(late.numberOfLines, 3, "a view that came later is turned as well")
  }

  private final class Badge: UIView {}
  private final class Chart: UIView {}

  private static func aScreen() {
    let (root, label, field, badge, chart, inner) = (UIView(), UILabel(), UITextField(), Badge(), Chart(), UILabel())
    let (bar, ofBar, own, none) = (UISearchBar(), UITextField(), UILabel(), UILabel())
    for view in [label, field, badge, chart, bar, own, none] as [UIView] { root.addSubview(view) }
    chart.addSubview(inner)
    bar.addSubview(ofBar)
    own.themeClass = "PriceLabel"
    none.themeClass = "none"
    inner.themeClass = "Label"
    let window = screen([root])
    for view in [label, field, badge, inner, ofBar, own, none] as [UIView] { view.calls = [] }
    let store = ThemeStore(theme("shop"))
    root.applyTheme(store)
    checkEqual(label.calls, ["textColor = #222222FF", "height = 20.0"], "a label of the screen")
    checkEqual(own.calls.first, "textColor = #333333FF|#444444FF", "a label with a class of its own")
    checkEqual(none.calls, [], "'none' is left alone")
    checkEqual(badge.calls, [], "a subclass without a class is left alone")
    checkEqual(inner.calls, [], "what the theme excludes is left alone")
    checkEqual(ofBar.calls, [], "what is in a search bar is left alone")
    checkEqual(field.calls, ["textColor = #555555FF"], "a field of the screen")
    label.calls = []
    root.applyTheme(store)
    checkEqual(label.calls, ["textColor = #222222FF", "height = 20.0"].dropLast(), "a second call sets the same")
    own.themeClass = nil
    checkEqual("\(own.textColor!)", "#222222FF", "without a class of its own it is one of its kind")
    root.applyTheme(store, excluding: ["UILabel"])
    checkEqual("\(label.textColor!)", "#000000FF", "what the app excludes gets back what it had")
    withExtendedLifetime(window) {}
  }

  private static func bars() {
    let values = { (kind: ViewKind, classes: String) in
      PlannedValue.list(kind, classList: classes, theme: theme("shop"), in: StyleEnvironment())
        .map { UIKitValue(planned: $0, traits: UITraitCollection()) }
    }
    for isGlass in [true, false] {
      let look = BarLook(values: values(.navigationBar, "NavigationBar"), isGlass: isGlass)
      let appearance = UINavigationBarAppearance()
      checkEqual(UINavigationBar.draw(look, on: appearance, isAtEdge: false), !isGlass, "a background under glass")
      print("bar, \(isGlass ? "glass" : "opaque"): \(appearance)")
    }
    let bar = UINavigationBar()
    let (item, plain) = (UIBarButtonItem(), UIBarButtonItem())
    item.themeClass = "BarButton:DoneButton"
    bar.items = [UINavigationItem()]
    bar.items?[0].rightBarButtonItems = [item, plain]
    let before = "\(bar.standardAppearance)"
    bar.applyTheme(ThemeStore(theme("shop")))
    print("navigation bar: \(bar.standardAppearance)")
    checkEqual("\(bar.tintColor!)", "#0B6E99FF|#7FD4FFFF", "the tint stays under glass")
    checkEqual(item.calls, ["title(0)"], "an item with a class of its own")
    checkEqual(plain.calls, [], "an item without one looks as the bar says")
    bar.themeClass = "none"
    checkEqual("\(bar.standardAppearance)", before, "a bar's appearance is given back")
    checkEqual(item.titleTextAttributes(for: .normal) == nil, true, "an item's attributes are given back")
  }

  private static func texts() {
    let label = UILabel()
    label.text = "Total"
    let store = ThemeStore(theme("shop"))
    label.apply(store, "Label:ShoutedLabel")
    checkEqual(label.text, "TOTAL", "a transformed text")
    label.text = "Sum"
    label.apply(store, "Label:ShoutedLabel")
    checkEqual(label.text, "SUM", "a text that is set later")
    label.themeClass = nil
    checkEqual(label.text, "Sum", "the letters are given back")
    let runs = NSMutableAttributedString(string: "Straße ")
    runs.append(
      NSAttributedString(string: "7", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))
    label.attributedText = runs
    label.apply(store, "Label:ShoutedLabel")
    checkEqual(label.text, "STRASSE 7", "letters that grow in number")
    let last = label.attributedText?.attribute(.foregroundColor, at: 8, effectiveRange: nil)
    checkEqual("\(last ?? "none")", "#FF0000FF", "a run keeps its attributes")
  }

  private static func whatSAPReads() {
    let (card, field, store) = (UIView(), UITextField(), ThemeStore(theme("shop")))
    card.apply(store, "Card")
    checkEqual(card.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2), "content insets of a view")
    checkEqual("\(card.backgroundColor!)", "#00FF00FF", "a view that knows no states has the plain colour")
    field.placeholder = "Name"
    field.apply(store, "Hint")
    checkEqual("\(field.placeholderColor!)", "#666666FF", "the colour of a placeholder")
    field.placeholder = "Street"
    field.apply(store, "Hint")
    checkEqual(field.attributedPlaceholder?.string, "Street", "a placeholder that is set later")
    field.themeClass = nil
    checkEqual(field.placeholder, "Street", "a placeholder stays")
    checkEqual(field.placeholderColor == nil, true, "a placeholder's colour is given back")
  }

  private static func theThemeIsReplaced() {
    let label = UILabel()
    let store = ThemeStore(theme("shop"))
    label.apply(store, "Label:PriceLabel")
    store.replace(with: theme("other"))
    for _ in 0..<50 where "\(label.textColor!)" != "#ABCDEFFF" {
      RunLoop.main.run(until: Date().addingTimeInterval(0.02))
    }
    checkEqual("\(label.textColor!)", "#ABCDEFFF", "a new theme")
    checkEqual(label.layer.cornerRadius, 0, "a new theme takes back what the old one set")
    weak var gone: UILabel?
    do {
      let label = UILabel()
      label.apply(store, "Label")
      gone = label
    }
    check(gone == nil, "a view ends with its last use, styled or not")
  }
}
