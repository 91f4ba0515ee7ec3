import TestSupport
import Testing

@testable import themec

/// The descriptions of the commands are complete and agree with each other.
@Suite struct CommandTests {
  @Test(arguments: Command.all.map(\.name)) func aCommandIsDescribedInFull(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    expect(command.overview.hasSuffix("."))
    expect(!command.examples.isEmpty)
    expect(command.positionals.allSatisfy { $0.help.hasSuffix(".") })
    let names = command.options.map(\.name)
    expectEqual(Set(names).count, names.count)
    let letters = command.options.compactMap(\.short) + names.filter { $0.count == 1 }.map(Character.init)
    expectEqual(Set(letters).count, letters.count)
    for option in command.options { check(option) }
    for common in ["quiet", "color", "version", "help"] { expect(names.contains(common)) }
  }

  private func check(_ option: OptionSpec) {
    expect(option.help.hasSuffix("."), "\(option.name)")
    expect(!option.name.contains { $0.isWhitespace || $0 == "=" }, "\(option.name)")
    guard case .choice(let makeChoices) = option.value else { return }
    let choices = makeChoices()
    expect(!choices.isEmpty && Set(choices).count == choices.count, "\(option.name)")
    if let value = option.defaultValue { expect(choices.contains(value), "\(option.name)") }
  }

  @Test(arguments: Command.all.flatMap { $0.examples.map(\.line) }) func anExampleCanBeTyped(_ line: String) throws {
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
