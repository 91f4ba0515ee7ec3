import ThemeComponents
import ThemeTable

/// The Swift of `README.md` and `InAnApp.md`: a test compares the lines between the marks with the pages, the compiler does the rest.
enum ReadmeSnippets {
  struct Table {
    var color: StyleColor?
    var size: Double?
    var touched: StyleColor?
    var largeSize: Double?
  }

  static func open(folder: String) throws -> StyleColor? {
    try inFolder(folder) { StyleTable in
      // open {
      let theme = try StyleTable(contentsOfFile: "meadow.nsst")
      let button = theme.style(for: "Button", in: StyleEnvironment(appearance: .dark))
      let color = button.color(.fontColor)  // #81C784FF
      // } open
      return color
    }
  }

  static func table(folder: String) throws -> Table {
    try inFolder(folder) { StyleTable in
      // table {
      let theme = try StyleTable(contentsOfFile: "meadow.nsst")
      let dark = StyleEnvironment(appearance: .dark)

      let button = theme.style(for: "Button", in: dark)
      let color = button.color(.fontColor)
      let size = button.number(.fontSize)

      // A state that the theme does not set looks like the plain one.
      let touched = button.color(.fontColor, state: .highlighted)

      // A class list, as views carry it: the last class that sets a property wins.
      let large = theme.style(forClassList: "Button:LargeButton", in: dark)
      // } table
      return Table(
        color: color, size: size, touched: touched, largeSize: large.number(.fontSize))
    }
  }

  static func components(
    _ theme: ThemeTable.StyleTable
  ) -> (drawing: DisplayList, effects: [SiblingEffect]) {
    // components {
    var pages = SiblingNavigation(
      pages: [
        SiblingPage(id: "inspect", presentationTitle: "Pump 4"),
        SiblingPage(id: "repair", presentationTitle: "Pump 4"),
      ],
      traits: ViewTraits(size: LayoutSize(width: 320, height: 480)))
    let effects = pages.handle(.tapped(.control(.next)))  // show "repair", by a push
    let drawing = pages.displayList(theme: ComponentTheme(theme))
    // } components
    return (drawing, effects)
  }

  /// Stands for the table's initializer with a path that is relative to a folder of the test.
  struct Opener {
    let folder: String

    func callAsFunction(contentsOfFile name: String) throws -> ThemeTable.StyleTable {
      try ThemeTable.StyleTable(contentsOfFile: folder + "/" + name)
    }
  }

  private static func inFolder<Result>(
    _ folder: String, _ body: (Opener) throws -> Result
  ) throws -> Result {
    try body(Opener(folder: folder))
  }
}
