/// A way to make a sheet of any size slow to read, report or compile.
struct HostileShape: Sendable {
  let name: String
  /// The files of about so many bytes: the theme, and perhaps `base.nss`, which it imports.
  let files: @Sendable (Int) -> [[UInt8]]

  static let all = syntax + names + definitions + rules + values

  /// One text over and over, with something before and after.
  private init(
    _ name: String, _ unit: String, after start: String = "", before end: String = ""
  ) {
    self.name = name
    files = { size in
      let length = unit.utf8.count
      let count = max(0, size - start.utf8.count + length - 1) / length
      return [Array((start + String(repeating: unit, count: count) + end).utf8)]
    }
  }

  /// One text over and over, with a number in the place of each `#` and the number before in the place of each `<`.
  private init(
    _ name: String, numbered unit: String, after start: String = "", before end: String = ""
  ) {
    self.name = name
    files = { size in [Self.numbered(unit, size: size, after: start) + Array(end.utf8)] }
  }

  private init(_ name: String, files: @escaping @Sendable (Int) -> [[UInt8]]) {
    self.name = name
    self.files = files
  }

  private static func numbered(_ unit: String, size: Int, after start: String = "") -> [UInt8] {
    var sheet = Array(start.utf8)
    sheet.reserveCapacity(size + 100)
    var number = 1
    while sheet.count < size {
      for byte in unit.utf8 {
        switch byte {
        case UInt8(ascii: "#"): sheet += Array(String(number).utf8)
        case UInt8(ascii: "<"): sheet += Array(String(number - 1).utf8)
        default: sheet.append(byte)
        }
      }
      number += 1
    }
    return sheet
  }
}

// MARK: - Shapes

extension HostileShape {
  private static let syntax = [
    HostileShape("open braces", "{"),
    HostileShape("nested rules", "A{"),
    HostileShape("nested media rules", "@media (device: ipad) {"),
    HostileShape("nested negations", "not ", after: "@media ", before: "(device: ipad) {}"),
    HostileShape("nested parentheses in a condition", "(", after: "@media "),
    HostileShape("alternatives of a condition", "(device: ipad),", after: "@media "),
    HostileShape("closing braces", "}"),
    HostileShape("semicolons", ";"),
    HostileShape("colons", ":"),
    HostileShape("an unterminated comment", "x", after: "/*"),
    HostileShape("comments", "/**/"),
    HostileShape("comments between colons", "/**/:", after: "A{a"),
    HostileShape("ends of comments", "*/"),
    HostileShape("line comments", "//\n"),
    HostileShape("quotes", "\""),
    HostileShape("unterminated strings", "\";\n", after: "A{a:"),
    HostileShape("conflict markers", "<<<<<<<\n"),
    HostileShape("one word", "x"),
    HostileShape("one line of rules", "A{width:1;}"),
    HostileShape("newlines", "\r"),
    HostileShape("zeros", "\0"),
    HostileShape("letters outside ASCII", "é"),
    HostileShape("combining marks", "\u{301}", after: "e"),
    HostileShape("byte order marks", "\u{FEFF}"),
    HostileShape("bytes that are not text") { [[UInt8](repeating: 0xFF, count: $0)] },
    HostileShape("commas", ","),
    HostileShape("ampersands", "& ", after: "A{"),
    HostileShape("names in a row", "A\n"),
    HostileShape("selectors that turn into values", "a:b,\n", after: "A{", before: ") {"),
    HostileShape("braces in a value", "{}", after: "A{a:"),
    HostileShape("declarations without colons", "a b;", after: "A{"),
    HostileShape("declarations without semicolons", "a:b\n", after: "A{"),
    HostileShape("unknown at-rules", "@q{}"),
    HostileShape("misspelt at-rules", "@medai (device: ipad) {}"),
    HostileShape("carets in values", "^", after: "A{a:"),
  ]

  private static let names = [
    HostileShape("classes that nobody knows", numbered: "Own#{width:1;}"),
    HostileShape(
      "parts that a component lacks", numbered: "fdlFUIObjectTableViewCell_q#{width:1;}"),
    HostileShape("near misses of a path", numbered: "fdlFUIObjectTableViewCel#_headline{width:1;}"),
    HostileShape(
      "properties that nobody knows", numbered: "own#:1;", after: "Button{", before: "}"),
    HostileShape(
      "near misses of a property", numbered: "font-colr#:1;", after: "Button{", before: "}"),
    HostileShape("patterns", "fdl*{}"),
    HostileShape("patterns without matches", numbered: "q#*{}"),
    HostileShape("asterisks", "*a", before: "{}"),
    HostileShape("declared classes", numbered: "@class Own#:Button;"),
    HostileShape("declared components", numbered: "@component Own#{@part Own#:text;}"),
    HostileShape(
      "one component with a million parts", numbered: "@part &_#:text;",
      after: "@component Own{", before: "}"),
    HostileShape("imports of one file") { size in
      [numbered("@import \"base.nss\";", size: size), Array("A{width:1;}".utf8)]
    },
    HostileShape("imports of one file full of imports") { size in
      [
        numbered("@import \"base.nss\";", size: size / 2),
        numbered("@import \"theme.nss\";", size: size / 2),
      ]
    },
    HostileShape("imports of missing files", numbered: "@import \"q#.nss\";"),
    HostileShape("one missing file imported by an imported one") { size in
      [
        numbered("@import \"base.nss\";", size: size / 2),
        numbered("@import \"q.nss\";", size: size / 2),
      ]
    },
  ]

  private static let definitions = [
    HostileShape("a chain of definitions", numbered: "@d#:@d<;", after: "@d0:1;"),
    HostileShape("a chain of definitions from its end", numbered: "@d<:@d#;"),
    HostileShape(
      "a chain that comes back at each link", numbered: "@d#:@d< @d0;", after: "@d0:@d9;"),
    HostileShape("a long cycle of cycles", numbered: "@d<:@d# @d0;"),
    HostileShape("definitions that double", numbered: "@d#:@d< @d<;", after: "@d0:xxxxxxxx;"),
    HostileShape("long definitions") { size in
      let long = String(repeating: "x", count: min(30_000, size / 2))
      return [numbered("@d#:@d0 #;", size: size, after: "@d0:\(long);")]
    },
    HostileShape("one definition a million times", numbered: "@d:#;"),
    HostileShape("one definition in a million values") { size in
      [numbered("@d:#;", size: size / 2) + numbered("A{width:@d #;}", size: size / 2)]
    },
    HostileShape("undefined names", numbered: "A{width:@q#;}"),
    HostileShape("undefined names in one value", numbered: "@q# ", after: "A{width:", before: ";}"),
    HostileShape("definitions in one value", "@d ", after: "@d:1;A{width:", before: ";}"),
    HostileShape("unused definitions", numbered: "@d#:1;"),
    HostileShape("overrides of the palette", "@primaryLabel:#123456;"),
    HostileShape("overrides that are not colors", numbered: "@primaryLabel:q#;"),
  ]

  private static let rules = [
    HostileShape("one class a million times", numbered: "Button{width:#;}"),
    HostileShape(
      "one class with a million declarations", numbered: "width:#;", after: "Button{", before: "}"),
    HostileShape(
      "one class with a million properties", numbered: "p#:1;", after: "Own{", before: "}"),
    HostileShape(
      "one property under media rules and not",
      "@media (device: ipad){Button{width:1;}}Button{width:2;}"),
    HostileShape("many selectors, many declarations") { size in
      [
        numbered("S#,", size: min(size / 2, 40_000)) + Array("S{".utf8)
          + numbered("p#:1;", size: size / 2)
      ]
    },
    HostileShape("many rules of a pattern") { size in [numbered("fdl*{width:#;}", size: size)] },
    HostileShape("many selectors, nested", numbered: "S#,", before: "S{&_a{&_b{&_c{width:1;}}}}"),
    HostileShape("empty rules", "A{}"),
  ]

  private static let values = [
    HostileShape("wrong colors", numbered: "font-color:q#;", after: "Button{", before: "}"),
    HostileShape("wrong numbers", numbered: "A{width:q#;}"),
    HostileShape("wrong keywords", numbered: "A{text-align:centr#;}"),
    HostileShape("wrong boxes", numbered: "A{padding:1 2 3 4 #;}"),
    HostileShape("numbers with units", numbered: "A{width:#px;}"),
    HostileShape("one value of a million words", "1 ", after: "A{padding:", before: ";}"),
    HostileShape("one sum", "1 + ", after: "A{width:", before: "1;}"),
    HostileShape("one sum of parentheses", "(1 + ", after: "A{width:", before: "1;}"),
    HostileShape("sums", numbered: "A{width:# + 1;}"),
    HostileShape("functions of colors", numbered: "A{font-color:mix(primaryLabel, red, 0.#);}"),
    HostileShape("digits", "9", after: "A{width:", before: ";}"),
    HostileShape(
      "gradients without an end",
      numbered: "A#{background-color-top:red;}"),
  ]
}
