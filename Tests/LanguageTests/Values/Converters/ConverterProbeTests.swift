import Foundation
import TestSupport
import Testing
import ThemeTable

@testable import ThemeModel

/// Values as NUI's real converter read them, and as ours reads them for that target.
@Suite struct ConverterProbeTests {
  @Test func everyProbeAgrees() throws {
    guard let probes = SharedFacts.json("corpus/converter-probes.json") as? [[String: Any]] else { return }
    expectEqual(probes.count, 91)
    for probe in probes {
      let type = try #require(probe["type"] as? String)
      let value = try #require(probe["value"] as? String)
      let result = try #require(probe["result"])
      let ours = answer(type, ValueText(value))
      expect(agree(ours, result), "\(type) '\(value)': \(String(describing: ours)), not \(result)")
    }
  }

  /// Our answer in the form of the probes; nil for no value.
  private func answer(_ type: String, _ text: ValueText) -> Any? {
    let types: [String: ValueType] = [
      "color": .color, "box": .box, "size": .offset, "bool": .boolean, "float": .number,
    ]
    guard let valueType = types[type] else { return "unknown type" }
    let match = ValueMatcher.match(text, ValueGrammar(valueType), target: .nui, palette: ColorPalette())
    switch match.value {
    case .single(.color(let color)):
      let channels = nuiChannels(text) ?? channels(color)
      return ["r": channels.red, "g": channels.green, "b": channels.blue, "a": channels.alpha]
    case .single(.box(let box)): return ["top": box.top, "right": box.right, "bottom": box.bottom, "left": box.left]
    case .single(.offset(let offset)): return ["x": offset.x, "y": offset.y]
    case .single(.boolean(let flag)): return flag
    case .single(.number(let number)): return number
    default: return nil
    }
  }

  /// The channels of a hex literal or a function as NUI computes them, before they are cut to 8 bits.
  private func nuiChannels(_ text: ValueText) -> ColorChannels? {
    let compact = CompactText(text)
    if let color = HexLiteral.find(in: compact, target: .nui)?.opaque { return channels(color) }
    return ColorFunction.find(in: compact)?.channels
  }

  private func channels(_ color: StyleColor) -> ColorChannels {
    ColorChannels(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255)
  }

  private func agree(_ ours: Any?, _ theirs: Any) -> Bool {
    switch (ours, theirs) {
    case (nil, is NSNull): return true
    case (nil, let other as [String: Any]): return other["exception"] != nil
    case (let mine as [String: Double], let other as [String: Any]):
      return mine.allSatisfy { key, value in
        (other[key] as? NSNumber).map { abs($0.doubleValue - value) < 1e-5 } ?? false
      }
    case (let mine as Bool, let other as Bool): return mine == other
    case (let mine as Double, let other as NSNumber): return mine == other.doubleValue
    default: return false
    }
  }
}
