/// Reports what runtimes read otherwise in a readable colour function.
struct ColorFunctionReader {
  let text: ValueText
  let compact: CompactText
  let function: ColorFunction

  func findings(for target: Target) -> [Finding] {
    var findings: [Finding] = []
    let whole = compact.tokens(function.range, of: text)
    if target == .fioriSwiftUI { findings.append(Finding(.colorFunctionNotRead, at: whole)) }
    if function.isHSL { findings.append(Finding(.hslIsHSB, at: whole)) }
    for (index, component) in function.components.enumerated() {
      guard let kind = finding(about: component, index) else { continue }
      findings.append(Finding(kind, at: compact.tokens(component.range, of: text)))
    }
    if function.range != compact.bytes.indices { findings.append(Finding(.ignoredText, at: text.allTokens)) }
    return findings
  }

  private func finding(about component: ColorFunction.Component, _ index: Int) -> Finding.Kind? {
    if index == 3, !function.hasAlpha { return .ignoredAlpha }
    // 0 and 255 mean the same whichever way they are read.
    let isFraction = component.value > 0 && component.value < 1
    if index == 3, !component.hasDot, isFraction { return .integerAlpha }
    if index == 0, function.isHSL, !component.hasDot, isFraction { return .integerHue }
    if index == 0, function.isHSL, component.hasDot, component.value > 1, component.value <= 360 {
      return .hueInDegrees(fraction: component.value / 360)
    }
    if component.value > 1 { return .outOfRange(lower: 0, upper: component.hasDot ? 1 : 255) }
    return nil
  }
}
