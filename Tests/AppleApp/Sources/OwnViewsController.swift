import ThemeTable
import ThemeViews
import UIKit

/// Twenty views of UIKit, one below the other, each with the class of its kind or one of its own.
final class OwnViewsController: UIViewController {
  private let store: ThemeStore

  init(store: ThemeStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, view) in views().enumerated() {
      let column = CGFloat(row / 10)
      view.frame = CGRect(x: 16 + column * 184, y: 110 + CGFloat(row % 10) * 66, width: 168, height: 50)
      self.view.addSubview(view)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.applyTheme(store)
    navigationController?.navigationBar.applyTheme(store)
  }

  private func views() -> [UIView] {
    let (label, title, field, text) = (UILabel(), UILabel(), UITextField(), UITextView())
    (label.text, title.text, field.text, text.text) = ("A label", "A title", "A field", "A text of more than one line")
    title.themeClass = "Label:LargeLabel"
    let (tabs, tools) = (UITabBar(), UIToolbar())
    tabs.items = [UITabBarItem()]
    tools.items = [UIBarButtonItem()]
    return [
      label, title, field, text, plainButton("Plain", nil), plainButton("Large", "Button:LargeButton"), filledButton(),
      selected(plainButton("Chosen", nil)), disabled(plainButton("Disabled", nil)), UISwitch(), UISlider(), UIStepper(),
      UIProgressView(), UISegmentedControl(), UISearchBar(), UIPageControl(), UIActivityIndicatorView(), tabs, tools,
      UITableView(),
    ]
  }

  private func plainButton(_ title: String, _ themeClass: String?) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.themeClass = themeClass
    return button
  }

  private func filledButton() -> UIButton {
    let button = UIButton()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    button.configuration = configuration
    return button
  }

  private func selected(_ button: UIButton) -> UIButton {
    button.isSelected = true
    return button
  }

  private func disabled(_ button: UIButton) -> UIButton {
    button.isEnabled = false
    return button
  }
}
