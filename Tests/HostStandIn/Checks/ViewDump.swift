import UIKit

/// A value in words, the same in each run.
private func inWords(_ value: Any) -> String {
  guard let attributes = value as? [NSAttributedString.Key: Any] else { return "\(value)" }
  return attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: ",")
}

/// The views of each kind, what they were told, and all that they are.
@MainActor enum ViewDump {
  static let makers: [ViewKind: @MainActor () -> UIView] = [
    .view: { UIView() }, .control: { UIControl() }, .image: { UIImageView() }, .textField: { UITextField() },
    .textView: { UITextView() }, .toggle: { UISwitch() }, .slider: { UISlider() }, .stepper: { UIStepper() },
    .progress: { UIProgressView() }, .segmentedControl: { UISegmentedControl() }, .toolbar: { UIToolbar() },
    .navigationBar: { UINavigationBar() }, .tabBar: { UITabBar() }, .searchBar: { UISearchBar() },
    .table: { UITableView() }, .tableCell: { UITableViewCell() }, .pageControl: { UIPageControl() },
    .activityIndicator: { UIActivityIndicatorView() },
    .label: {
      let label = UILabel()
      label.text = "heLLo world"
      return label
    },
    .button: {
      let button = UIButton()
      button.setTitle("heLLo world", for: .normal)
      return button
    },
    .window: {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      return window
    },
  ]

  /// The view and its parts, each with a name.
  private static func parts(_ view: UIView) -> [(String, UIView)] {
    var parts: [(String, UIView)] = [("", view)]
    if let button = view as? UIButton {
      if let label = button.titleLabel { parts.append(("title.", label)) }
      if let image = button.imageView { parts.append(("image.", image)) }
    }
    if let cell = view as? UITableViewCell {
      if let label = cell.textLabel { parts.append(("title.", label)) }
      if let label = cell.detailTextLabel { parts.append(("detail.", label)) }
      parts.append(("content.", cell.contentView))
    }
    if let window = view as? UIWindow, let root = window.rootViewController?.view { parts.append(("root.", root)) }
    return parts
  }

  /// What the view and its parts were told since the last time.
  static func calls(_ view: UIView) -> [String] {
    let parts = parts(view)
    guard parts.count > 1 else {
      defer { view.calls = [] }
      return view.calls
    }
    return parts.flatMap { name, part in
      defer { part.calls = [] }
      return part.calls.map { name + $0 }
    }
  }

  /// All properties of the view and its parts.
  static func words(_ view: UIView) -> [String] {
    parts(view).flatMap { name, part in
      let own = properties(part).sorted()
      return (own + properties(part.layer)).map { name + $0 }
    }
  }

  private static let skipped: Set = [
    "calls", "associated", "traitHandlers", "layer", "$__lazy_storage_$_layer", "owner", "titleLabel", "imageView",
    "textLabel", "detailTextLabel", "contentView", "configurationUpdateHandler", "rootViewController", "bounds",
  ]

  private static func properties(_ object: Any) -> [String] {
    var mirror = Mirror(reflecting: object) as Mirror?
    var lines: [String] = []
    while let level = mirror {
      for case (let name?, let value) in level.children where !skipped.contains(name) {
        let words = plain(value)
        if words != "[:]" { lines.append("\(name): \(words)") }
      }
      mirror = level.superclassMirror
    }
    return lines
  }

  /// A value in words, of which an empty one is nothing whatever it is empty of.
  private static func plain(_ value: Any) -> String {
    if let configuration = value as? UIButton.Configuration { return configuration.words }
    if let values = value as? [String: [UInt: Any]] {
      return values.mapValues { $0.map { "\($0.key): \(inWords($0.value))" }.sorted() }.filter { !$0.value.isEmpty }
        .map { "\($0.key): \($0.value)" }.sorted().joined(separator: "; ")
    }
    if let values = value as? [String: Any] {
      return values.map { "\($0.key): \(inWords($0.value))" }.sorted().joined(separator: "; ")
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { plain($0.value) } ?? "nil"
  }
}
