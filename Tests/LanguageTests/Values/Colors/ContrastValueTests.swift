import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Contrast ratios against published ones, to the third digit.
@Suite struct ContrastValueTests {
  private func color(_ hex: String) -> StyleColor {
    let digits = hex.drop { $0 == "#" }
    let number = UInt32(digits, radix: 16) ?? 0
    return StyleColor(rgba: digits.count == 8 ? number : number << 8 | 0xFF)
  }

  private func ratio(_ text: String, _ ground: String) -> Double {
    ContrastRatio.of(color(text), on: ScreenColor(color(ground)))
  }

  /// WCAG's own examples, and those of two programs that agree.
  @Test(arguments: [
    ("000000", "ffffff", 21), ("777777", "ffffff", 4.47809), ("767676", "ffffff", 4.54222),
    ("949494", "ffffff", 3.03347), ("959595", "ffffff", 2.99535), ("595959", "ffffff", 7.00473),
    ("5a5a5a", "ffffff", 6.89693), ("ff0000", "ffffff", 3.99848), ("00ff00", "ffffff", 1.37219),
    ("0000ff", "ffffff", 8.59247), ("ffff00", "ffffff", 1.07384), ("808080", "000000", 5.31721),
    ("007aff", "ffffff", 4.01698), ("0070f2", "ffffff", 4.56539), ("8e8e93", "000000", 6.44067),
    ("123456", "abcdef", 7.69731), ("0a0a0a", "000000", 1.06071), ("0b0b0b", "000000", 1.06693),
    ("afbaae", "ffffff", 2.008125), ("776655", "ffffff", 5.502984),
  ]) func aRatioIsThePublishedOne(text: String, ground: String, expected: Double) {
    expect((ratio(text, ground) - expected).magnitude < 0.0005, "\(ratio(text, ground))")
    expectEqual(ratio(text, ground), ratio(ground, text))
  }

  @Test func translucentTextIsLaidOverItsGroundFirst() {
    // Black at 30 % on white, as WCAG's rules for tests have it.
    expect((ratio("0000004D", "ffffff") - 2.1).magnitude < 0.05)
    expectEqual(ratio("00000000", "ffffff"), 1)
  }

  @Test func ratiosAreRoundedDown() {
    expectEqual(ContrastRatio.text(4.4999), "4.49")
    expectEqual(ContrastRatio.text(4.5), "4.50")
    expectEqual(ContrastRatio.text(21), "21.00")
    expectEqual(ContrastRatio.text(1), "1.00")
    expectEqual(ContrastRatio.text(ratio("a03ff3", "000000")), "4.49")
  }

  @Test func theFactsAgree() throws {
    let json = SharedFacts.json("reference/fixtures/colour-vectors.json")
    guard let facts = json as? [String: Any] else { return }
    for row in facts["contrast"] as? [[Any]] ?? [] {
      guard row.count > 2, let text = row[0] as? String, let ground = row[1] as? String,
        let expected = row[2] as? Double
      else { continue }
      expect((ratio(text, ground) - expected).magnitude < 0.0005, "\(text) \(ground)")
    }
    for row in facts["composite"] as? [[Any]] ?? [] {
      guard row.count > 2, let text = row[0] as? String, let ground = row[1] as? String,
        let expected = row[2] as? [Double]
      else { continue }
      let seen = ScreenColor(color(ground)).covered(by: color(text)).channels * 255
      expect((seen - SIMD3(expected[0], expected[1], expected[2])).max() < 0.001, "\(text)")
    }
    for row in facts["machado"] as? [[String]] ?? [] {
      expectEqual(ColorVision.protan.simulate(color(row[0])), color(row[1]), "\(row)")
      expectEqual(ColorVision.deutan.simulate(color(row[0])), color(row[2]), "\(row)")
    }
  }

  // MARK: Readable colours

  @Test(arguments: [
    ("8899aa", "ffffff", 4.5), ("ffb454", "ffffff", 4.5), ("0070f2", "000000", 7), ("777777", "ffffff", 4.5),
    ("ff6060", "ffffff", 4.5), ("ffffff", "fefefe", 4.5),
  ]) func theNearestColourPassesAndKeepsItsHue(text: String, ground: String, needed: Double) throws {
    let grounds = [ScreenColor(color(ground))]
    let found = try #require(ReadableColor.nearest(to: color(text), on: grounds, ratio: needed))
    expect(ContrastRatio.of(found, on: grounds[0]) >= needed)
    let (was, now) = (OKLab(color(text)), OKLab(found))
    expect(
      now.chroma < 0.02 || was.chroma < 0.02
        || (was.a * now.b - was.b * now.a).magnitude / (was.chroma * now.chroma) < 0.15)
    // A step back towards the colour fails.
    let step = now.lightness > was.lightness ? -0.01 : 0.01
    let nearer = found.lightened(by: step)
    expect(ContrastRatio.of(nearer, on: grounds[0]) < needed)
  }

  /// The search by luminance finds what trying each shade finds, but for a step where shades are rounded to bytes.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func noNearerShadePasses(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func any() -> StyleColor {
      StyleColor(red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)))
    }
    for _ in 0..<MutationCount.perSeed(seeds: 4, usual: 400) {
      let (text, needed) = (any(), [3, 4.5, 7][random.below(3)])
      let grounds = (0...random.below(3)).map { _ in ScreenColor(any()) }
      let found = ReadableColor.nearest(to: text, on: grounds, ratio: needed)
      let lightness = OKLab(text).lightness
      let nearest = (1...512).lazy.flatMap { [-$0, $0] }.filter { (0...1).contains(lightness + Double($0) / 512) }.first
      {
        let shade = text.lightened(by: Double($0) / 512)
        return grounds.allSatisfy { ContrastRatio.of(shade, on: $0) >= needed }
      }
      guard let found else {
        expect(nearest == nil, "\(text) on \(grounds) has one for \(needed)")
        continue
      }
      expect(grounds.allSatisfy { ContrastRatio.of(found, on: $0) >= needed })
      let distance = (OKLab(found).lightness - lightness).magnitude
      expect(distance < (Double(nearest ?? 512).magnitude + 2.5) / 512, "\(text) on \(grounds) for \(needed)")
    }
  }

  @Test func onBackgroundsThatExcludeEachOtherNoColourPasses() {
    let grounds = [ScreenColor.black, ScreenColor.white, ScreenColor(color("777777"))]
    expect(ReadableColor.nearest(to: color("ff0000"), on: grounds, ratio: 4.5) == nil)
  }

  // MARK: Colour vision

  @Test(arguments: [
    ("ff0000", "6d5f00", "a39000"), ("00ff00", "ffe500", "efd63a"), ("0000ff", "0059ff", "003dfb"),
    ("34c759", "c9b54f", "b8a962"), ("ff3b30", "796d2c", "a99725"), ("2e7d32", "7f722a", "756b38"),
    ("808080", "808080", "808080"), ("ffffff", "ffffff", "ffffff"), ("000000", "000000", "000000"),
  ]) func redAndGreenDeficienciesAreThePublishedOnes(seen: String, protan: String, deutan: String) {
    expectEqual(ColorVision.protan.simulate(color(seen)), color(protan))
    expectEqual(ColorVision.deutan.simulate(color(seen)), color(deutan))
  }

  /// Programs differ by up to six steps of a byte here.
  @Test(arguments: [("0000ff", "005f86"), ("ffffff", "ffffff"), ("000000", "000000"), ("808080", "808080")])
  func tritanIsNearThePublishedOne(seen: String, expected: String) {
    let (found, wanted) = (ColorVision.tritan.simulate(color(seen)), color(expected))
    for channel in [\StyleColor.red, \.green, \.blue] {
      expect((Int(found[keyPath: channel]) - Int(wanted[keyPath: channel])).magnitude <= 6)
    }
  }
}
