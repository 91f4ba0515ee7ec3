import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange

/// Files that are made to hurt: nothing traps, hangs or recurses without end.
@Suite struct HostileFileTests {
  private func read(_ text: String) -> ImportResult { TokenImporter.read(Array(text.utf8), named: "x.json") }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "{\"a\":", count: 100_000)
    expectEqual(read(deep).diagnostics.map(\.severity), [.error])
    let legal = String(repeating: "{\"a\":", count: 200) + "{}" + String(repeating: "}", count: 200)
    expectEqual(read(legal).definitionCount, 0)
  }

  @Test func longChainsAndCyclesEnd() {
    let count = MutationCount.isThorough ? 20_000 : 2_000
    let links = (1..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }
    let chain = links.reversed().joined(separator: ",")
    let whole = read(##"{"$type": "color", \##(chain), "t0": {"$value": "#010203"}}"##)
    expect(whole.definitionCount == count && whole.diagnostics.isEmpty)
    let cycle = read(##"{"$type": "color", \##(chain), "t0": {"$value": "{t\##(count - 1)}"}}"##)
    expect(cycle.definitionCount == 0 && cycle.diagnostics.map(\.severity) == [.error, .warning])
  }

  /// Each group extends the one before twice over: two to the power of 40 groups.
  @Test func extensionsDoNotMultiply() {
    let groups = (1...40).map { number in
      #""g\#(number)": {"a": {"$extends": "{g\#(number - 1)}"}, "b": {"$extends": "{g\#(number - 1)}"}}"#
    }
    let result = read(##"{"g0": {"$type": "color", "c": {"$value": "#000"}}, \##(groups.joined(separator: ","))}"##)
    expect(result.diagnostics.contains { $0.severity == .error })
  }

  /// Each set names the one before twice: two to the power of 30 sources.
  @Test func sourcesDoNotMultiply() {
    let sets = (1...30).map { number in
      let source = ##"{"$ref": "#/sets/s\##(number - 1)"}"##
      return ##""s\##(number)": {"sources": [\##(source), \##(source)]}"##
    }
    let result = read(
      ##"""
      {"version": "2025.10", "sets": {"s0": {"sources": [{}]}, \##(sets.joined(separator: ","))},
       "resolutionOrder": [{"$ref": "#/sets/s30"}]}
      """##)
    expect(result.diagnostics.contains { $0.severity == .error })
  }

  /// Each place names the one before twice, in a chain and from groups that nest each other deeper and deeper.
  @Test func placesDoNotMultiply() {
    let places = (1...40).map { number in
      let reference = ##"{"$ref": "#/$defs/p\##(number - 1)"}"##
      return ##""p\##(number)": {"a": \##(reference), "b": \##(reference)}"##
    }
    let result = read(
      ##"""
      {"$defs": {"p0": {"$type": "color", "$value": "#000"}, \##(places.joined(separator: ","))},
       "all": {"$ref": "#/$defs/p40"}}
      """##)
    expect(result.diagnostics.contains { $0.severity == .error })
    let deep = (1...2_000).map { number in
      let open = String(repeating: #"{"a": "#, count: 50)
      let close = String(repeating: "}", count: 50)
      return ##""p\##(number)": \##(open){"$ref": "#/$defs/p\##(number - 1)"}\##(close)"##
    }
    let nested = read(##"{"$defs": {"p0": {}, \##(deep.joined(separator: ","))}, "a": {"$ref": "#/$defs/p2000"}}"##)
    expect(nested.diagnostics.contains { $0.message.contains("too many others") })
  }

  /// Checks that a file is refused with a message, on a small stack.
  private func check(_ text: String, isRefused message: String) {
    SmallStack.run {
      let errors = read(text).diagnostics.filter { $0.severity == .error }
      expect(errors.contains { $0.message.contains(message) && $0.span.length > 0 }, "\(message)")
    }
  }

  /// What is nested or named in a chain ends at a limit that is said, and is freed again.
  @Test func chainsHaveLimits() {
    func chain(_ count: Int, _ link: (Int) -> String) -> String {
      (0..<count).reversed().map(link).joined(separator: ",")
    }
    for sign in ["+", "-", "*", "/"] {
      let sum = Array(repeating: "1", count: 100_000).joined(separator: " \(sign) ")
      check(#"{"x": {"$type": "number", "$value": "\#(sum)"}}"#, isRefused: "longer than 65536 bytes")
    }
    check(
      #"{"$type": "number", \#(chain(3_000) { #""t\#($0 + 1)": {"$value": "{t\#($0)} + 1"}"# }), "t0": {"$value": 1}}"#,
      isRefused: "lead through more than 64 others")
    check(
      #"{"g0": {}, \#(chain(3_000) { #""g\#($0 + 1)": {"$extends": "{g\#($0)}"}"# })}"#,
      isRefused: "extend each other through more than 128 others")
    check(
      String(repeating: #"{"a":"#, count: 200) + "{}" + String(repeating: "}", count: 200),
      isRefused: "nested more than 128 deep")
    check(
      ##"""
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s99"}],
       "sets": {"s0": {"sources": [{}]}, \##(chain(99) { ##""s\##($0 + 1)": {"sources": [{"$ref": "#/sets/s\##($0)"}]}"## })}}
      """##, isRefused: "name each other through more than 32 others")
    let calls = String(repeating: "(", count: 50_000) + "{a}"
    SmallStack.run { _ = read(#"{"x": {"$type": "number", "$value": "\#(calls)"}}"#) }
  }

  /// Each text is that of the one before twice over, and each list holds the one before twice.
  @Test func textsDoNotDouble() {
    for type in ["fontFamily", "number", "dimension", "color"] {
      let texts = (1...60).map { #""a\#($0)": {"$type": "\#(type)", "$value": "{a\#($0 - 1)}{a\#($0 - 1)}"}"# }
      check(#"{"a0": {"$type": "\#(type)", "$value": "aa"}, \#(texts.joined(separator: ","))}"#, isRefused: "bytes")
    }
    let long = String(repeating: "a", count: 60_000)
    let uses = (0..<2_000).map { #""b\#($0)": {"$type": "fontFamily", "$value": "{a}b"}"# }
    check(
      #"{"a": {"$type": "fontFamily", "$value": "\#(long)"}, \#(uses.joined(separator: ","))}"#,
      isRefused: "too many bytes")
    let lists = (1...60).map { ##""l\##($0)": [{"$ref": "#/$defs/l\##($0 - 1)"}, {"$ref": "#/$defs/l\##($0 - 1)"}]"## }
    let groups = (1...60).map { number in
      let reference = ##"{"$ref": "#/$defs/g\##(number - 1)"}"##
      return ##""g\##(number)": {"a": \##(reference), "b": \##(reference)}"##
    }
    _ = read(
      ##"""
      {"$defs": {"l0": ["x"], \##(lists.joined(separator: ",")), "g0": {"c": {"value": 1}}, \##(groups.joined(separator: ","))},
       "$themes": [{"name": "x", "selectedTokenSets": {"s": "enabled"}}],
       "s": {"f": {"$type": "fontFamily", "$value": {"$ref": "#/$defs/l60"}}, "g": {"$ref": "#/$defs/g60"}}}
      """##)
  }

  /// Many references in one value of a parameter, and many equal names in one group, take linear time.
  @Test func longValuesAndEqualNamesAreRead() {
    let count = 50_000
    let theme = ImportFile(
      path: "less_variables.less", name: "x.less",
      bytes: Array("@a: \(String(repeating: "@b ", count: count));\n@b: red;".utf8))
    expect(SAPImporter.read([ImportSource("x", [theme], isFolder: true)]).definitionCount >= 0)
    let equal = Array(repeating: #""a":{"$value":"red"}"#, count: count).joined(separator: ",")
    expectEqual(read(#"{"$type":"color",\#(equal)}"#).definitionCount, 1)
  }

  @Test func filesOutsideAreNotRead() {
    for path in ["/etc/passwd", "../x.json", "a/../../x.json", "https://example.org/x.json"] {
      let json =
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "\##(path)"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
      let result = TokenImporter.read(Array(json.utf8), named: "x.json") { _ in
        Issue.record("\(path) was asked for")
        return nil
      }
      expectEqual(result.diagnostics.map(\.severity), [.error, .warning])
    }
  }

  /// Random bytes put into good files: there is a stylesheet or an error, and the stylesheet has none.
  @Test func mutatedFiles() {
    var generator = SeededGenerator(seed: 7)
    for good in Self.goodFiles {
      for _ in 0..<MutationCount.perSeed(seeds: Self.goodFiles.count, usual: 400) {
        let result = TokenImporter.read(Self.mutated(Array(good.utf8), &generator), named: "x.json")
        expect(!compile(result.sheet).hasErrors)
      }
    }
  }

  @Test func mutatedCatalogs() {
    let good = Array(
      ##"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x12", "green": "0.5", "blue": 255, "alpha": "1.000"}}},
        {"idiom": "ipad", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
         "display-gamut": "display-P3", "color": {"color-space": "extended-gray", "components": {"white": "1e-1"}}}],
       "properties": {"provides-namespace": true}, "info": {"author": "xcode", "version": 1}}
      """##.utf8)
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 300) {
      let files = ["A", "A/b c.colorset", "A.b/d.colorset", "d-elevated.colorset", "d.colorset"].map {
        ImportFile(path: $0, name: $0, bytes: Self.mutated(good, &generator))
      }
      expect(!compile(CatalogImporter.read(files, named: "x.xcassets").sheet).hasErrors)
    }
  }

  /// A file with some bytes removed, changed or repeated.
  private static func mutated(_ good: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = good
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
      }
    }
    return bytes
  }

  /// One file of each tool.
  private static let goodFiles = [
    ##"""
    {"$type": "color", "a": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 120], "alpha": 0.5}},
     "b": {"$value": "{a}", "$description": "x /* y */ z"}, "c": {"$type": "dimension", "$value": "12px"},
     "d": {"$type": "typography", "$value": {"fontSize": {"$ref": "#/c"}, "fontFamily": "A"}},
     "$defs": {"p": {"q": {"$value": "#123"}}}, "r": {"$type": "color", "$ref": "#/$defs/p", "s": {"$ref": "#/$defs/p/q"}},
     "e": {"$extends": "{f}", "$type": "color"}, "f": {"g": {"$value": "hsl(10, 20%, 30%)"}}, "h": {"$ref": "#/f", "i": {"$value": "oklab(50% 0 0.1)"}}}
    """##,
    ##"""
    {"version": "2025.10", "$defs": {"x": {"k": {"$type": "number", "$value": 1}}},
     "sets": {"s": {"sources": [{"a": {"$type": "color", "$value": {"r": 1, "g": 20, "b": 3}}}, {"$ref": "#/$defs/x"}]}},
     "modifiers": {"m": {"default": "dark", "contexts": {"light": [], "dark": [{"$ref": "#/sets/s"}],
       "high": [{"a": {"$type": "color", "$value": "tomato"}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m", "default": "light"}]}
    """##,
    ##"""
    {"meta": {"variableCollections": {"c": {"name": "C", "defaultModeId": "1", "modes": [
        {"modeId": "1", "name": "Light"}, {"modeId": "2", "name": "Dark / HC"}]}},
      "variables": {"v": {"name": "a/b", "resolvedType": "COLOR", "variableCollectionId": "c",
        "valuesByMode": {"1": {"r": 1, "g": 0.5, "b": 0, "a": 1}, "2": {"type": "VARIABLE_ALIAS", "id": "w"}}},
       "w": {"name": "a/b", "resolvedType": "COLOR", "valuesByMode": {"1": {"r": 0, "g": 0, "b": 0}}},
       "n": {"name": "n", "resolvedType": "FLOAT", "valuesByMode": {"1": 4}}}}}
    """##,
    ##"""
    {"core": {"a": {"value": "#f00", "type": "color"}, "s": {"1.5": {"value": "{s.1} * 2", "type": "spacing"}}},
     "dark": {"a": {"value": "rgba({b}, 0.5)", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "mix"}}}}},
     "$themes": [{"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["core", "dark"]}}
    """##,
  ]
}
