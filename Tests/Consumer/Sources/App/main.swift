// An app that knows nothing of the package but its library.
import Foundation
import ThemeSource
import ThemeTable

/// Ends the program with a word about what is wrong.
func check(_ isRight: Bool, _ what: String) { if !isRight { fatalError("wrong: \(what)") } }

/// The most memory that the process has taken; nil where the system does not say it.
func peakMemory() -> Int? {
  guard let file = fopen("/proc/self/status", "r") else { return nil }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 200)
  while fgets(&line, 200, file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    if text.hasPrefix("VmHWM:") { return Int(text.filter(\.isNumber)).map { $0 * 1024 } }
  }
  return nil
}

let path = CommandLine.arguments[1]
let theme = try StyleTable(contentsOfFile: path)
try theme.verify()

let light = StyleEnvironment()
let dark = StyleEnvironment(appearance: .dark)

// By name.
check(theme.style(for: "A", in: light).color(.fontColor)?.description == "#123456FF", "light")
check(theme.style(for: "A", in: dark).color(.fontColor)?.red == 255, "dark")
check(theme.style(for: "A").textStyle(.fontStyle) == .headline, "text style")
check(StyleTextStyle.headline.pointSize(for: .extraLarge) == 19, "point size")
check(theme.style(for: "A").color(.tintColor) == nil, "a property that is not there")
check(theme.style(for: "Nowhere").isEmpty, "a path that is not there")

// Through a class list, with a state that falls back.
let style = theme.style(forClassList: "A:Button", in: light)
check(style.box(.contentInsets)?.left == 4, "insets")
check(style.boolean(.fontColor, state: .highlighted) == true, "state")
check(style.color(.fontColor, state: .selected) == StyleColor(rgba: 0x1234_56FF), "fallback")

// By handle.
let pathHandle = theme.path("A")
let colorHandle = theme.property(.fontColor, state: .selected)
check(theme.style(for: pathHandle, in: dark).color(colorHandle)?.alpha == 255, "handle")

// Everything.
check(theme.paths == ["A", "Button", "C"], "paths")
check(theme.entries.contains { $0.property == .shadowOffset }, "entries")
check(theme.difference(from: .empty).count == theme.entries.reduce(0) { n, _ in n + 1 }, "difference")

// Errors are values.
do {
  _ = try StyleTable(bytes: [1, 2, 3])
  check(false, "bytes that are no table")
} catch { check(error == .notATable, "the error of bytes that are no table") }

// A theme that is replaced while it is used.
let store = ThemeStore(theme)
let observation = store.observe { check(!$0.differences.isEmpty, "differences") }
store.replace(with: .empty)
check(store.theme.paths.isEmpty, "the new theme")
observation.cancel()

// A theme that somebody sends: the store keeps the last good one.
for (text, isGood) in [("Label { font-color: red; }", true), ("Label { font-color: }", false)] {
  let sent = ThemeSource(text).compile()
  if let table = sent.table { store.replace(with: table) }
  check((sent.table != nil) == isGood && sent.findings.isEmpty == isGood, "a theme that is sent")
  check(store.theme.style(for: "Label").color(.fontColor)?.red == 255, "the last good theme")
}

// What a theme from elsewhere takes at most, where the system says how much there is.
let line = { (number: Int) in
  [
    "@a\(number): @a\(number + 1) + 1;", "@a\(number): lighten(@a\(number + 1), 0.01);", "*_title{font-color:#000001;}",
    "*{font-color:red;}", "A{x:1;}", "A{x:@b\(number);}", "A\(number),B\(number),C\(number){a:1;b:2;c:3;}",
    "Label{font-size:x;}", "A\(number){&_b,&_c{&_b,&_c{&_b,&_c{x:1;}}}}", "@class B\(number): A;A{a\(number):1;}",
    "A\(number){font-color:mix(tintColor,#\(100_000 + number));}", "Some\(number){width:1;}",
  ]
}
for size in [1 << 16, 1 << 19] {
  for shape in line(0).indices {
    var text = ""
    var number = 0
    while text.utf8.count < size - 100 {
      text += line(number)[shape]
      number += 1
    }
    guard let before = peakMemory() else { break }
    _ = ThemeSource(text).compile()
    let taken = (peakMemory() ?? 0) - before
    check(taken <= 40 * size, "\(taken / size) bytes for each byte of '\(line(0)[shape])'")
  }
}
print("the library works from outside")
