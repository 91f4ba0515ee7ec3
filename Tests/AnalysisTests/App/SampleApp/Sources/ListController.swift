import ThemeTable
import UIKit

// label.nuiClass = "OnlyInComment"
final class ListController: UIViewController {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private let button = UIButton(type: .system)
  private var style: String = "FormField"

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.nuiClass = Styles.screenTitle
    hintLabel.nuiClass = "\(Styles.hint)"
    button.nuiClass =
      isPrimary ? Styles.Buttons.primary.rawValue : Styles.Buttons.secondary.rawValue
    NUIRenderer.renderTextField(field, withClass: style)
    badge.nuiClass = "CellBagde"
    view[keyPath: \.nuiClass] = "Card:CardWide"
    titleLabel.text = NSLocalizedString("nuiClass = \"OnlyInText\"", comment: "OnlyInText")
    #if DEBUG
      banner.setValue("DebugBanner", forKey: "nuiClass")
    #else
      banner.setValue("ReleaseBanner", forKeyPath: #keyPath(UIView.nuiClass))
    #endif
  }

  func show(_ status: Status) {
    statusLabel.nuiClass = status.rawValue
  }

  func configure(_ cell: UITableViewCell, kind: String) {
    cell.textLabel?.nuiClass = "Cell" + kind
    let size = table.style(for: "TableName").number("font-size")
    tint.nuiClass = "white"  // themec-disable-line missing-class -- the view draws it
    frame.nuiClass = "white"
  }
}

// themec-uses: NamedInComment
