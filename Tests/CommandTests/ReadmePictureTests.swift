import Foundation
import TestSupport
import Testing
import ThemeReports

@testable import themec

/// The pictures at the top of README.md: a theme with a mistake, what themec says about it, and the phone beside it.
@Suite struct ReadmePictureTests {
  private static let theme = """
    @import "themec:Fiori";

    @brand: #B5123E;
    @tintColor_lightBackground: @brand;
    @tintColor_darkBackground: #FF8FAB;
    @rowChosen: mix(@row, tintColor, 0.88);

    Button {
      font-colour: tintColor;
      font-style: headline;
    }

    """

  @Test(arguments: [false, true], [false, true]) func thePictureIsDrawnFromTheOutputs(isDark: Bool, isNarrow: Bool)
    throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "brand.nss")
    let report = try sandbox.run("lint", "--color", "always", "--only", "unknown-property", "brand.nss").output
    // The phone shows the theme with the fix that the report offers.
    _ = try sandbox.run("lint", "--fix", "--unsafe-fixes", "--only", "unknown-property", "brand.nss")
    try expectEqual(sandbox.run("preview", "brand.nss", "--svg", "pictures", "-q").code, 0)
    let phone = try #require(sandbox.read("pictures/screen-phone-\(isDark ? "dark" : "light").svg"))
    let finding = report.split(separator: "\n\n").first.map(String.init) ?? report
    let picture = Picture(isDark: isDark, isNarrow: isNarrow, theme: Self.theme, report: finding, phone: phone)
    Golden.check(picture.svg, named: "Pictures/readme-\(isNarrow ? "narrow-" : "")\(isDark ? "dark" : "light").svg")
  }
}

/// The parts of the picture, side by side or one below the other.
private struct Picture {
  let isDark: Bool
  let isNarrow: Bool
  let theme: String
  /// The finding with the escape codes of the terminal.
  let report: String
  let phone: String

  private var fontSize: Double { isNarrow ? 11 : 13 }
  private var leading: Double { isNarrow ? 16 : 19 }
  private var letter: Double { fontSize * 0.602 }
  private var columns: Int { isNarrow ? 52 : 64 }
  private var panel: Double { isNarrow ? 358 : 540 }

  /// The lines of the report; a long message goes on below, as on a terminal.
  private var reportLines: [String] {
    report.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      guard plain.count > columns, let cut = line.range(of: ": ")?.upperBound else { return [String(line)] }
      return [String(line[..<cut]), "  \u{1B}[1m" + line[cut...].replacing("\u{1B}[1m", with: "")]
    }
  }

  private var codeLines: [String] {
    theme.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  var svg: String {
    let codeHeight = Double(codeLines.count) * leading + 24
    let reportHeight = Double(reportLines.count) * leading + 24
    let (left, top) = isNarrow ? (44.0, codeHeight + reportHeight + 24) : (panel + 24, 0.0)
    let phoneWidth = isNarrow ? 270.0 : 838 - panel - 24
    let phoneHeight = (phoneWidth * 844 / 390).rounded()
    let height = isNarrow ? top + phoneHeight : max(codeHeight + reportHeight + 12, phoneHeight)
    let (width, line) = (isNarrow ? 358 : 838, isDark ? "#3A4552" : "#D9DEE3")
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(Int(height))\" "
    text +=
      "viewBox=\"0 0 \(width) \(Int(height))\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, monospace\" "
    text += "font-size=\"\(Int(fontSize))\">\n"
    text += box(0, codeHeight) + code() + box(codeHeight + 12, reportHeight) + terminal(from: codeHeight + 12)
    let inner = phone.replacing(/^[\s\S]*?<svg [^>]*>/, with: "")
    text += "<svg x=\"\(Int(left))\" y=\"\(Int(top))\" width=\"\(Int(phoneWidth))\" height=\"\(Int(phoneHeight))\" "
    text += "viewBox=\"0 0 390 844\" font-family=\"-apple-system, Inter, system-ui, sans-serif\">"
    text +=
      "<clipPath id=\"phone\"><rect width=\"390\" height=\"844\" rx=\"36\"/></clipPath><g clip-path=\"url(#phone)\">\n"
    text += inner.replacing("</svg>", with: "").replacing("\n\n", with: "\n")
    text +=
      "</g><rect x=\"1\" y=\"1\" width=\"388\" height=\"842\" rx=\"35\" fill=\"none\" stroke=\"\(line)\" stroke-width=\"2\"/></svg>\n</svg>\n"
    return text
  }

  private func box(_ top: Double, _ height: Double) -> String {
    let (ground, line) = isDark ? ("#1D232A", "#3A4552") : ("#F5F6F7", "#D9DEE3")
    return
      "<rect x=\"0.5\" y=\"\(top + 0.5)\" width=\"\(panel - 1)\" height=\"\(height - 1)\" rx=\"10\" fill=\"\(ground)\" stroke=\"\(line)\"/>\n"
  }

  /// The theme, with a wavy line under the mistake.
  private func code() -> String {
    var text = ""
    for (number, line) in codeLines.enumerated() {
      let base = 12 + leading * Double(number) + fontSize
      text += self.line(line, at: base, color: ink)
      guard let mistake = line.range(of: "font-colour") else { continue }
      let start = 14 + letter * Double(line.distance(from: line.startIndex, to: mistake.lowerBound))
      var wave = "M\(rounded(start)) \(rounded(base + 4))"
      for step in 0..<Int(letter * 11 / 3) { wave += "q1.5 \(step.isMultiple(of: 2) ? -3 : 3) 3 0" }
      text += "<path d=\"\(wave)\" fill=\"none\" stroke=\"\(red)\" stroke-width=\"1.5\"/>\n"
    }
    return text
  }

  /// The report in the colours of a terminal.
  private func terminal(from top: Double) -> String {
    reportLines.enumerated().map { number, line in
      let base = top + 12 + leading * Double(number) + fontSize
      var (text, color, weight, column) = ("", ink, 400, 0)
      for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
        var content = part
        if index > 0, let end = part.firstIndex(of: "m") {
          (color, weight) = style(String(part[..<end]))
          content = part[part.index(after: end)...]
        }
        text += self.line(String(content), at: base, column: column, color: color, weight: weight)
        column += content.count
      }
      return text
    }.joined()
  }

  private func style(_ code: String) -> (String, Int) {
    switch code {
    case "1;31": (red, 700)
    case "1": (ink, 700)
    case "94", "1;94": (isDark ? "#7FC3FF" : "#0F5D94", 400)
    case "32": (isDark ? "#7AD48E" : "#256F3A", 700)
    case "31": (red, 400)
    default: (ink, 400)
    }
  }

  private var ink: String { isDark ? "#EAECEE" : "#1D2D3E" }
  private var red: String { isDark ? "#FF8888" : "#AA0808" }

  private func line(_ text: String, at base: Double, column: Int = 0, color: String, weight: Int = 400) -> String {
    let blanks = text.prefix { $0 == " " }.count
    guard blanks < text.count else { return "" }
    let shown = text.dropFirst(blanks).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let x = rounded(14 + letter * Double(column + blanks))
    let length = rounded(letter * Double(text.count - blanks))
    return "<text xml:space=\"preserve\" x=\"\(x)\" y=\"\(rounded(base))\" textLength=\"\(length)\" fill=\"\(color)\" "
      + "font-weight=\"\(weight)\">\(shown)</text>\n"
  }

  private func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
