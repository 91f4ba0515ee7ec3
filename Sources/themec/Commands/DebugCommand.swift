import ThemeBase
import ThemeComponents
import ThemePage
import ThemeTable

/// `themec debug layout`.
enum DebugCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let view = parsed.positionals.first?.text, view == "layout" else {
      throw .wrongChoice(parsed.positionals.first?.text ?? "", of: "view", choices: ["layout"])
    }
    let sample = try parsed.choice(at: 1, called: "sample", as: ComponentSample.self)
    let size = try size(parsed)
    let traits = ViewTraits(
      size: size, environment: environment(parsed, filling: size),
      layoutDirection: parsed.has(.mirrored) ? .rightToLeft : .leftToRight, contentSizeCategory: textSize(parsed))
    let (theme, code) = try theme(parsed, console)
    let list = sample.displayList(theme: theme, traits: traits)
    if parsed.has(.svg) {
      let picture = SVGDrawing(list, traits: traits, showsFrames: parsed.has(.frames))
      try console.write(document: Array(picture.svg().utf8))
    } else {
      try console.write(lines: list.outline)
    }
    return code
  }

  /// The environment that the options choose; what they leave open follows from the room.
  private static func environment(_ parsed: ParsedArguments, filling size: LayoutSize) -> StyleEnvironment {
    // A phone on its side is as wide as a tablet, but lower; a third of a tablet is as narrow as a phone, but higher.
    let isTablet = min(size.width, size.height) >= 600 || max(size.width, size.height) >= 1_000
    let choices: [StyleChoice] = [
      .device(isTablet ? .ipad : .iphone),
      .sizeClass(isTablet && size.width >= 600 ? .regular : .compact),
      .orientation(size.width > size.height ? .landscape : .portrait),
    ]
    return choices.filter { !parsed.has(.environment($0.axis)) }.reduce(parsed.environment()) { $0.choosing($1) }
  }

  /// The room as it is written: `834x1194`, also with a multiplication sign.
  private static func size(_ parsed: ParsedArguments) throws(Failure) -> LayoutSize {
    let text = parsed.value(.size)?.text ?? OptionSpec.size.defaultValue ?? ""
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...100_000).contains(width),
      (1...100_000).contains(height)
    else {
      throw .usage(
        "\(quoted(text)) is not a size",
        help: ["write width and height in points, each within 1 and 100000: '834x1194'"])
    }
    return LayoutSize(width: width, height: height)
  }

  private static func textSize(_ parsed: ParsedArguments) -> StyleTextSize {
    let name = parsed.value(.textSize)?.text
    return StyleTextSize.allCases.first { "\($0)" == name } ?? .large
  }

  /// The theme over the default one, and what there was to say about it.
  private static func theme(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> (ComponentTheme, ExitCode)
  {
    guard let argument = parsed.value(.theme) else {
      return (ComponentTheme(defaults: DefaultTheme.table), .success)
    }
    var request = try ThemeRequest(parsed, themes: [argument])
    request.takesTables = true
    let (tables, _, code) = try request.tables(for: "the layout", on: console)
    do {
      let bytes = try TableWriter.write(tables.first ?? ResolvedTable())
      return (ComponentTheme(try StyleTable(bytes: bytes)), code)
    } catch { throw Failure("the table of \(quoted(argument.text)) cannot be used: \(error)") }
  }
}
