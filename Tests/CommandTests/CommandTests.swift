import TestSupport
import Testing
import ThemeExchange
import ThemeModel

@testable import themec

/// The descriptions of the commands are complete and agree with each other.
@Suite struct CommandTests {
  @Test func theEmbeddedTextsAreFresh() throws {
    GeneratedFile.check(
      try EmbeddedFolder.table("Sources/themec/Texts", as: "EmbeddedTexts", test: "CommandTests"),
      at: "Sources/themec/Generated/EmbeddedTexts.swift")
    try expectEqual(EmbeddedFolder.unfit("Sources/themec/Texts"), [])
  }

  @Test func theOptionsAreFresh() throws {
    let text = String(decoding: try Repository.bytes(UsageFile.path), as: UTF8.self)
    GeneratedFile.check(UsageFile(text).swift, at: "Sources/themec/Generated/Command+Options.swift")
  }

  /// What an option is without being given is written down where the command line is, and true in the code.
  @Test func defaultsAreThoseOfTheCode() throws {
    let defaults: [(OptionSpec, String)] = [
      (.emit, OutputForm.all[0].name), (.swiftName, SwiftTypeName.theme.text), (.cssSelector, CSSNames().selector),
      (.target, Target.fioriUIKit.rawValue), (.palette, PaletteVersion.latest.rawValue),
    ]
    for (option, value) in defaults { expectEqual(option.defaultValue, value) }
    let baseline = try #require(Command.named("baseline")?.options.first { $0.name == "baseline" })
    expectEqual(baseline.defaultValue, BaselineFile.usualName)
  }

  /// A page describes nothing that its command does not have.
  @Test(arguments: Command.all.map(\.name)) func aPageHasNothingElse(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let known = command.options.map(\.spelling) + command.positionals.map { "<\($0.name)>" }
    for section in HelpPage.Section.ofOptions + [.arguments] {
      expectEqual(command.page[section].map(\.label).filter { !known.contains($0) }, [])
    }
  }

  @Test(arguments: Command.all.map(\.name)) func aCommandIsDescribedInFull(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let page = command.page
    expect(page.paragraphs.allSatisfy { $0.hasSuffix(".") } && page.overview.hasSuffix("."))
    expect(!page[.examples].isEmpty && page[.examples].allSatisfy { $0.text.hasSuffix(".") })
    expect(command.positionals.allSatisfy { page.text(of: $0).hasSuffix(".") })
    expect(page.exitCodes.allSatisfy { Int32($0.code).flatMap(ExitCode.init) != nil && $0.meaning.hasSuffix(".") })
    let names = command.options.map(\.name)
    expectEqual(Set(names).count, names.count)
    let letters = command.options.compactMap(\.short) + names.filter { $0.count == 1 }.map(Character.init)
    expectEqual(Set(letters).count, letters.count)
    for option in command.options { check(option, page) }
    for common in ["quiet", "color", "version", "help"] { expect(names.contains(common)) }
  }

  private func check(_ option: OptionSpec, _ page: HelpPage) {
    expect(page.text(of: option).hasSuffix("."), "\(option.name)")
    expect(page.section(of: option).map(HelpPage.Section.ofOptions.contains) == true, "\(option.name)")
    expect(!option.name.contains { $0.isWhitespace || $0 == "=" }, "\(option.name)")
    guard case .choice(let makeChoices) = option.value else { return }
    let choices = makeChoices()
    expect(!choices.isEmpty && Set(choices).count == choices.count, "\(option.name)")
    if let value = option.defaultValue { expect(choices.contains(value), "\(option.name)") }
  }

  @Test(arguments: Command.all.flatMap { $0.page[.examples].map(\.label) }) func anExampleCanBeTyped(_ line: String)
    throws
  {
    let words = line.split(separator: " ").prefix { $0 != "<" }.map { Argument(String($0)) }
    let command = try #require(Command.all.first { $0.name == words[0].text })
    _ = try ArgumentParser.parse(words.dropFirst(), for: command)
  }

  @Test(arguments: Command.all.map(\.name), [60, 80, 100]) func helpKeepsItsWidth(_ name: String, _ width: Int) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let lines = HelpText(width: width).text(of: command).split(separator: "\n")
    for line in lines where !line.hasPrefix("  themec ") && line.contains(" ") {
      expect(line.count <= width, "\(line)")
    }
    expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
