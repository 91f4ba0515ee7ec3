#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ThemeTable
  import UIKit

  extension UITableViewCell {
    func cellTarget(_ assignment: StyleAssignment) -> StyleTarget? {
      guard assignment.slot == .background else { return nil }
      if backgroundConfiguration != nil { return configurationTarget }
      if assignment.state != .selected {
        return .background(self, assignment, color: \.backgroundColor, view: \.backgroundView)
      }
      return StyleTarget(self, \.selectedBackgroundView) { value in
        if let gradient = value.gradient { return GradientView(gradient) }
        let view = UIView()
        view.backgroundColor = value.color
        return view
      }
    }

    /// The text of a cell: in its configuration where it has one, else in its label.
    func textTarget(_ assignment: StyleAssignment, isDetail: Bool) -> StyleTarget? {
      guard contentConfiguration is UIListContentConfiguration else {
        return (isDetail ? detailTextLabel : textLabel)?.target(assignment)
      }
      return configurationTarget
    }

    /// The configurations of a cell that has them, which are written at each change of its state.
    private var configurationTarget: StyleTarget {
      StyleTarget(self, "configuration") { cell in
        let (content, background) = (
          cell.contentConfiguration as? UIListContentConfiguration, cell.backgroundConfiguration
        )
        let ownHandler = cell.configurationUpdateHandler
        return { cell, values in
          cell.configurationUpdateHandler = ownHandler
          if values.isEmpty { return CellLook.giveBack(content, background, to: cell) }
          cell.configurationUpdateHandler = { cell, state in
            ownHandler?(cell, state)
            CellLook.apply(values, to: cell, isSelected: state.isSelected || state.isHighlighted)
          }
          cell.setNeedsUpdateConfiguration()
        }
      }
    }
  }

  /// The configurations of a cell.
  @MainActor private enum CellLook {
    static func giveBack(
      _ content: UIListContentConfiguration?, _ background: UIBackgroundConfiguration?, to cell: UITableViewCell
    ) {
      if let content, var now = cell.contentConfiguration as? UIListContentConfiguration {
        (now.textProperties, now.secondaryTextProperties) = (content.textProperties, content.secondaryTextProperties)
        cell.contentConfiguration = now
      }
      if let background { cell.backgroundConfiguration = background }
    }

    static func apply(_ values: [UIKitValue], to cell: UITableViewCell, isSelected: Bool) {
      if var content = cell.contentConfiguration as? UIListContentConfiguration {
        for value in values {
          if value.assignment.part == .title { apply(value, to: &content.textProperties) }
          if value.assignment.part == .detail { apply(value, to: &content.secondaryTextProperties) }
        }
        cell.contentConfiguration = content
      }
      let backgrounds = values.filter { $0.assignment.slot == .background && $0.assignment.part == .itself }
      let chosen = backgrounds.last { ($0.assignment.state == .selected) == isSelected }
      guard var background = cell.backgroundConfiguration, let value = chosen ?? backgrounds.first else { return }
      background.backgroundColor = value.color ?? background.backgroundColor
      background.customView = value.gradient.map { GradientView($0) }
      cell.backgroundConfiguration = background
    }

    private static func apply(
      _ value: UIKitValue, to text: inout UIListContentConfiguration.TextProperties
    ) {
      switch value.assignment.slot {
      case .font: text.font = value.font(ownSize: 17) ?? text.font
      case .textColor: text.color = value.color ?? text.color
      case .numberOfLines: text.numberOfLines = value.integer ?? text.numberOfLines
      case .adjustsFontSizeToFitWidth: text.adjustsFontSizeToFitWidth = value.boolean ?? text.adjustsFontSizeToFitWidth
      case .textAlignment:
        text.alignment =
          value.alignment.flatMap { [.center: .center, .justified: .justified, .natural: .natural][$0] } ?? .natural
      default: break
      }
    }
  }

  extension StyleTarget {
    /// A colour, or a view with a gradient, behind the content of a table or a cell.
    static func background<Owner: UIView>(
      _ owner: Owner, _ assignment: StyleAssignment, color: ReferenceWritableKeyPath<Owner, UIColor?>,
      view: ReferenceWritableKeyPath<Owner, UIView?>
    ) -> StyleTarget {
      guard case .gradient = assignment.value else { return StyleTarget(owner, color) { $0.color } }
      return StyleTarget(owner, view) { $0.gradient.map { GradientView($0) } }
    }
  }
#endif
