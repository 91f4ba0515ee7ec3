import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel

/// Words of definitions that were meant for a hex colour: told once, whatever uses them.
@Suite struct MalformedColorTests {
  private func messages(_ theme: String, target: Target = .fioriUIKit) -> [String] {
    compile(theme, target: target).diagnostics.filter { $0.code == .hexLength }.map { "\($0.severity): \($0.message)" }
  }

  @Test func anUnusedDefinitionIsRead() {
    let five = ["warning: a hex colour has 3, 6 or 8 digits, not 5"]
    expectEqual(messages("@iconBlue: #10759;"), five)
    expectEqual(messages("@offset: 0 2 #10759;"), five)
    expectEqual(messages("@media (device: ipad) { @iconBlue: #10759; }"), five)
    expectEqual(messages("@a: #10759; @b: @a;"), five)
    expectEqual(messages("@a: #1; @b: #12;").count, 2)
    expectEqual(messages("@a: #FF66OO;"), ["warning: 'O' in '#FF66OO' is not a hex digit"])
    expectEqual(messages("@a: #FFF;", target: .nui), ["warning: a hex colour has 6 digits, not 3"])
  }

  @Test(arguments: [
    ("rgb(1,2)", "'rgb' takes 3 numbers, not 2"), ("rgba(1,2,3)", "'rgba' takes 4 numbers, not 3"),
    ("hsl(1)", "'hsl' takes 3 numbers, not 1"), ("rgb(1,x,3)", "'x' is not a number"),
    ("rgb(1 2 3)", "the numbers of a colour function are separated by commas"),
    ("rgb(1,,3)", "a ',' of this colour function has no number beside it"),
    ("rgb(1,2,3", "the '(' of 'rgb' is never closed"),
  ]) func aColourFunctionIsRead(_ value: String, _ message: String) {
    let found = compile("@a: \(value);").diagnostics.filter { $0.code == .invalidValue }
    expectEqual(found.map { "\($0.severity): \($0.message)" }, ["warning: \(message)"])
    let used = compile("@a: \(value); Label { font-color: @a; }").diagnostics
    expectEqual(used.filter { $0.code == .invalidValue }.map { "\($0.severity): \($0.message)" }, ["error: \(message)"])
  }

  @Test func otherFunctionsAreLeftAlone() {
    for value in ["rgb(1,2,3)", "darken(red, 10%)", "f(1)", "rgb(@b,2)", "url(x)", "(1)"] {
      let codes = compile("@b: 3; @a: \(value);").diagnostics.map(\.code)
      expect(!codes.contains(.invalidValue), "\(value)")
    }
  }

  @Test func whatIsAColourOrDoesNotBeginLikeOneIsLeftAlone() {
    expectEqual(messages("@a: #FFF; @b: #10759A; @c: #10759A80; @d: \"#10759\";"), [])
    expectEqual(messages("@a: #zebra; @b: #be-line;"), [])
    expectEqual(messages("@a: #10759A80;", target: .nui), [])
  }

  /// The use says what the value should be.
  @Test func aUsedDefinitionIsToldOnce() {
    let five = ["error: a hex colour has 3, 6 or 8 digits, not 5"]
    expectEqual(messages("@a: #10759; Label { font-color: @a; background-color: @a; }"), five)
    expectEqual(messages("@tintColor: #10759; @tintColor_darkBackground: #10759A;"), five)
    expectEqual(messages("@a: #10759; @tintColor: @a;"), five)
    expectEqual(messages("@a: #10759; Button { image: @a; }"), [])
  }
}
