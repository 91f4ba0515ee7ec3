/// The files of NUI itself, which speak of the classes of others.
package enum RuntimeFiles {
  /// The files of which one tells that NUI, or its port to Swift, is among the sources of an app.
  package static let marks: Set<String> = ["NUISettings.m", "NUISettings.swift"]

  /// Whether a file has the name of one of NUI's.
  package static func contain(_ name: String) -> Bool {
    let end = [".m", ".h", ".swift"].first(where: name.hasSuffix)
    return end.map { names.contains(String(name.dropLast($0.count))) } ?? false
  }

  /// The stylesheets that NUI brings along, without their endings.
  package static let sheets = Set(
    ["Blue", "Default", "Googolplex", "Round", "Route", "SkyBlue", "Switchboard"].map { $0 + ".NUI" } + ["NUIStyle"])

  /// The images that NUI brings along, without their endings.
  package static let images: Set<String> = [
    "NUIBackButtonTemplate", "NUIBarButtonTemplate", "NUIViewBackground", "uiimageview",
  ]

  private static let views = [
    "ActivityIndicator", "BarButtonItem", "Button", "Control", "ImageView", "Label", "NavigationBar", "NavigationItem",
    "PageControl", "ProgressView", "SearchBar", "SegmentedControl", "Slider", "Switch", "TabBar", "TabBarItem",
    "TableView", "TableViewCell", "TableViewHeaderFooterView", "TextField", "TextInputTraits", "TextView", "Toolbar",
    "View", "Window",
  ]

  private static let names: Set<String> = {
    let core = [
      "Appearance", "Constants", "Converter", "Declaration", "Definition", "FileMonitor", "Graphics", "LargeButton",
      "LargeLabel", "LargeTextField", "MediaBlock", "MediaOptionSet", "ParserDelegate", "Preprocessor", "Renderer",
      "RuleSet", "SelectorSet", "Settings", "SmallButton", "SmallLabel", "StyleParser", "StyleSheet", "StyleSheetItem",
      "Swizzler", "TokeniserDelegate", "Utilities", "VariableToken", "VariableTokenWrapper",
    ]
    let renderers = views.flatMap { ["NUI\($0)Renderer", "NUI\($0)", "UI\($0)+NUI"] }
    return Set(core.map { "NUI" + $0 } + renderers + ["UIActivityIndicatorView+NUI"])
  }()
}
