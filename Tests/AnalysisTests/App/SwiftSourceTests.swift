import TestSupport
import Testing

@testable import ThemeApp

@Suite struct SwiftSourceTests {
  @Test func propertiesAndMessages() {
    checkSwift(#"label.nuiClass = "A""#, "A")
    checkSwift(#"label.nuiClass="A""#, "A")
    checkSwift(#"label?.nuiClass = "A""#, "A")
    checkSwift(#"label!.nuiClass = "A""#, "A")
    checkSwift(#"nuiClass = "A""#, "A")
    checkSwift(#"self.nuiClass = "A""#, "A")
    checkSwift(#"cells[0].nuiClass = "A""#, "A")
    checkSwift(#"make().nuiClass = "A""#, "A")
    checkSwift("label\n  .nuiClass = \"A\"", "A")
    checkSwift("label.nuiClass =\n  \"A\"", "A")
    checkSwift(#"label.nuiClass = "A:B""#, "A", "B")
    checkSwift(#"label.nuiClass = "A: B""#, "A")
    checkSwift(#"label.nuiClass = "none""#)
    checkSwift(#"label.nuiClass = """#)
    checkSwift("label.nuiClass = nil")
    checkSwift(#"if label.nuiClass == "A" {}"#)
    checkSwift(#"if label.nuiClass != "A" {}"#)
    checkSwift(#"label.setNuiClass("A")"#, "A")
    checkSwift(#"view.setValue("A", forKey: "nuiClass")"#, "A")
    checkSwift(#"view.setValue("A", forKeyPath: "nuiClass")"#, "A")
    checkSwift(#"cell.setValue("A", forKeyPath: "titleLabel.nuiClass")"#, "A")
    checkSwift(#"view.setValue("A", forKey: #keyPath(UIView.nuiClass))"#, "A")
    checkSwift(#"view.setValue("A", forKey: "title")"#)
    checkSwift(#"view[keyPath: \.nuiClass] = "A""#, "A")
    checkSwift(#"view[keyPath: \UIView.nuiClass] = "A""#, "A")
    checkSwift(#"with(view, set: \.nuiClass, to: "A")"#, "A")
    checkSwift(#"UILabel().then(\.nuiClass, "A")"#, "A")
    checkSwift(#"make(title: "T", nuiClass: "A")"#, "A")
    checkSwift(#"view.setValuesForKeys(["nuiClass": "A", "text": "B"])"#, "A")
    checkSwift("func make(nuiClass: String) {}")
    checkSwift(#"make(title: "T", titleNuiClass: "A")"#, "A")
    checkSwift(#"let cellNuiClass = "A""#, "A")
    checkSwift("a.nuiClass = b.nuiClass")
    checkSwift(#"a.nuiClass = b.nuiClass + "On""#, "*On")
    checkSwift(#"a.nuiClass = String(format: "%@Row", "A")"#, "ARow")
    checkSwift(#"override var nuiClass: String? { didSet { print("x") } }"#)
    checkSwift("label.nuiClass = \"A\"; other.text = \"B\"", "A")
  }

  /// NUI looks for a name as it stands between two ':', with its spaces, and finds none; each list is one fault.
  @Test(arguments: ["A: B", " A : B ", "A B", "A, B", ".A", "nil", "A:B", "none"])
  func listsThatAreNone(list: String) {
    let odd = ["A:B", "none"].contains(list) ? [] : [list]
    for (path, text) in [
      ("A.swift", "label.nuiClass = \"\(list)\""), ("A.m", "label.nuiClass = @\"\(list)\";"),
    ] {
      let facts = AppFile(path: path).flatMap { $0.allFacts(of: Array(text.utf8)) }
      expectEqual(AppUsage([facts]).faults.map(\.fault.kind), odd.map { .value($0) })
    }
  }

  @Test func renderers() {
    checkSwift(#"NUIRenderer.renderLabel(label, withClass: "A")"#, "A")
    checkSwift(#"NUIRenderer.renderButton(button, withClass: "A", withSuffix: "On")"#, "A", "AOn")
    checkSwift(#"NUISettings.getColor("font-color", withClass: "A")"#, "A")
    checkSwift(#"NUISettings.hasProperty("font-color", withClass: "A")"#, "A")
    checkSwift("table.dequeue(x, withClass: Cell.self)")
    checkSwift("getCell(table, withClass: Cell.self)")
    checkSwift("func renderRow(_ row: Row, withClass name: String) {}")
    checkSwift("func renderRow(_ row: Row, withClass: String) {}")
    checkSwift(#"register(nib, withClass: "Cell")"#)
  }

  @Test func stylesOfTheSDK() {
    checkSwift(#"let s = FioriStyle("A")"#, "A")
    checkSwift(#"FioriStyle(rawValue: "A")"#, "A")
    checkSwift(#"FioriStyle(styleClass: "A")"#, "A")
    checkSwift(#"view.styleClassPath = [FioriStyle("A"), FioriStyle("B")]"#, "A", "B")
    checkSwift(#"kpi.titleStyleClassPath.append(FioriStyle("A"))"#, "A")
    checkSwift(#"kpi.titleStyleClassPath?.append(FioriStyle("A"))"#, "A")
    checkSwift(#"kpi.titleStyleClassPath += [FioriStyle("A")]"#, "A")
    checkSwift(#"extension FioriStyle { static let big = FioriStyle("A") }; v.styleClassPath = [.big]"#, "A")
  }

  @Test func tablesOfThemec() {
    checkSwift(#"table.style(for: "A")"#, "A")
    checkSwift(#"theme.table.style(for: "A", in: dark)"#, "A")
    checkSwift(#"let s = Theme.table?.style(for: "A")"#, "A")
    checkSwift(#"x.style(forClassList: "A:B")"#, "A", "B")
    checkSwift(#"let p = theme.path("A")"#, "A")
    checkSwift(#"let p = url.path("A")"#)
    checkSwift(#"StylePathHandle("A", in: table)"#, "A")
    checkSwift(#"StyledPart("A:B", .text)"#, "A", "B")
    checkSwift(#"map.style(for: "water")"#)
    checkSwift("table.style(for: .header)")
    checkSwift("func style(for path: String) {}")
  }

  @Test func typedAccessors() {
    let theme = """
      // The styled properties of a theme, written by themec. Do not edit: change the theme.
      public nonisolated enum Theme {
        public enum Big {
          public static let fontSize = Theme.Property<Double>("Big", "font-size")
        }
        public enum Card {
          public static let title = Title()
          public struct Title: Sendable {
            public let fontSize = Theme.Property<Double>(
              "Card_title", "font-size")
          }
        }
        public enum Old {
          public static let fontSize = Theme.Property<Double>("Old", "font-size")
        }
      }
      """
    let uses = "let a = Theme.Big.fontSize(in: table)\nlet t = Theme.Card.title; let b = My.Theme.Old.fontSize"
    expectEqual(classes([("Theme.swift", theme), ("A.swift", uses)]), ["Big", "Card_title"])
  }

  @Test func literals() {
    checkSwift(##"v.nuiClass = #"A"#"##, "A")
    checkSwift("v.nuiClass = \"\"\"\n  A\n  \"\"\"", "A")
    checkSwift(#"v.nuiClass = "A" + "B""#, "AB")
    checkSwift(#"v.nuiClass = ("A")"#, "A")
    checkSwift("v.nuiClass = \"A\"\n  + \"B\"", "AB")
    checkSwift(#"v.nuiClass = "Cell" + kind"#, "Cell*")
    checkSwift(#"v.nuiClass = kind + "Cell""#, "*Cell")
    checkSwift(#"v.nuiClass = "Cell\(kind)Row""#, "Cell*Row")
    checkSwift(#"v.nuiClass = "Cell\(index + 1)""#, "Cell*")
    checkSwift(#"v.nuiClass = "Base:Cell\(kind)""#, "Base", "Cell*")
    checkSwift(##"v.nuiClass = #"Cell\#(kind)"#"##, "Cell*")
    checkSwift(##"v.nuiClass = #"A\(b)"#"##, #"A\(b)"#)
    checkSwift(#"v.nuiClass = String(format: "Cell%d", i)"#, "Cell*")
    checkSwift(#"v.nuiClass = "Cell".appending(kind)"#, "Cell*")
    checkSwift(#"v.nuiClass = ["A", "B"].joined(separator: ":")"#, "A", "B")
    checkSwift(#"v.nuiClass = kind"#, "*")
    checkSwift(#"v.nuiClass = kind()"#, "*")
    checkSwift(#"v.nuiClass = "a".uppercased()"#, "*")
    checkSwift(#"v.nuiClass = NSLocalizedString("A", comment: "")"#, "*")
  }

  @Test func branches() {
    checkSwift(#"v.nuiClass = on ? "A" : "B""#, "A", "B")
    checkSwift(#"v.nuiClass = on ? "A" : off ? "B" : "C""#, "A", "B", "C")
    checkSwift("v.nuiClass = on\n  ? \"A\"\n  : \"B\"", "A", "B")
    checkSwift(#"v.nuiClass = a == b ? "A" : "B""#, "A", "B")
    checkSwift(#"v.nuiClass = (x > 3 && y) ? "A" : nil"#, "A")
    checkSwift(#"v.nuiClass = "X" + (on ? "A" : "B")"#, "XA", "XB")
    checkSwift(#"v.nuiClass = "\(on ? "A" : "B")""#, "*")
    checkSwift(#"v.nuiClass = given ?? "A""#, "A", "*")
    checkSwift(#"v.nuiClass = if on { "A" } else { "B" }"#, "A", "B")
    checkSwift("v.nuiClass = switch x {\ncase .a: \"A\"\ncase .b, .c: \"B\"\ndefault: \"C\"\n}", "A", "B", "C")
    checkSwift("#if DEBUG\nv.nuiClass = \"A\"\n#else\nv.nuiClass = \"B\"\n#endif", "A", "B")
  }

  @Test func constants() {
    checkSwift("let a = \"A\"\nv.nuiClass = a", "A")
    checkSwift("v.nuiClass = a\nlet a = \"A\"", "A")
    checkSwift("let a: String = \"A\"; v.nuiClass = a", "A")
    checkSwift("private let a: String? = \"A\"; v.nuiClass = a", "A")
    checkSwift("enum S { static let a = \"A\" }; v.nuiClass = S.a", "A")
    checkSwift("struct T { struct S { static let a = \"A\" } }; v.nuiClass = T.S.a", "A")
    checkSwift("extension S { static let a = \"A\" }; v.nuiClass = S.a", "A")
    checkSwift("class C { let a = \"A\"; func f() { v.nuiClass = a } }", "A")
    checkSwift("class C { let a = \"A\"; func f() { v.nuiClass = self.a } }", "A")
    checkSwift("class C { static let a = \"A\"; func f() { v.nuiClass = Self.a } }", "A")
    checkSwift("let p = \"X\"; let a = p + \"A\"; v.nuiClass = a", "XA")
    checkSwift("let a = on ? \"A\" : \"B\"; v.nuiClass = a", "A", "B")
    checkSwift("let a: String\nif on {\n  a = \"A\"\n} else {\n  a = \"B\"\n}\nv.nuiClass = a", "A", "B", "*")
    checkSwift("var a = \"A\"\nif on {\n  a = \"B\"\n}\nv.nuiClass = a", "A", "B")
    checkSwift("let a = \"A\"; func f(a: String) { v.nuiClass = a }", "*")
    checkSwift("let a = \"A\"; func f(_ a: String) { v.nuiClass = a }", "*")
    checkSwift("let a = \"A\"; xs.forEach { a in v.nuiClass = a }", "*")
    checkSwift("let a = \"A\"; for a in list { v.nuiClass = a }", "*")
    checkSwift("func f() { let a = \"A\" }; func g() { v.nuiClass = a }", "*")
    checkSwift("func f() { let n = \"Alice\" }; func g() { let n = \"A\"; v.nuiClass = n }", "A")
    checkSwift("let a = \"A\"; v.nuiClass = \"\\(a)Row\"", "ARow")
    checkSwift("let a = a; v.nuiClass = a", "*")
  }

  @Test func enums() {
    checkSwift("enum S: String { case a = \"A\", b = \"B\" }; v.nuiClass = S.a.rawValue", "A")
    checkSwift("enum S: String { case a, b }; v.nuiClass = S.b.rawValue", "b")
    checkSwift("enum S: String { case a, b }; func f(s: S) { v.nuiClass = s.rawValue }", "a", "b")
    checkSwift("enum S: String { case a, b; func f() { v.nuiClass = rawValue } }", "a", "b")
    checkSwift("enum S: String { case a, b; func f() { v.nuiClass = self.rawValue } }", "a", "b")
    checkSwift("enum S: String { case a, b }; func f(s: S) { v.nuiClass = \"X\" + s.rawValue }", "Xa", "Xb")
    checkSwift("enum S: String { case a; case b }; let s = S.a; v.nuiClass = s.rawValue", "a")
    checkSwift("enum S: Int { case a, b }; v.nuiClass = S.b.name", "*")
  }

  @Test func values() {
    checkSwift("var a: String { \"A\" }; v.nuiClass = a", "A")
    checkSwift("var a: String { return \"A\" }; v.nuiClass = a", "A")
    checkSwift(
      "enum S { case a, b; var name: String { switch self { case .a: return \"A\"\ncase .b: return \"B\" } } \nfunc f() { v.nuiClass = name } }",
      "A", "B")
    checkSwift(
      "enum S { case a, b; var name: String { switch self { case .a: \"A\"\ncase .b: \"B\" } } \nfunc f() { v.nuiClass = name } }",
      "A", "B")
    checkSwift("func a() -> String { \"A\" }; v.nuiClass = a()", "A")
    checkSwift("func a(x: Int) -> String { if x > 1 { return \"A\" }; return \"B\" }; v.nuiClass = a(x: 3)", "A", "B")
  }

  @Test func textsThatAreNoCode() {
    checkSwift("// v.nuiClass = \"A\"")
    checkSwift("/* v.nuiClass = \"A\" */")
    checkSwift("/* /* */ v.nuiClass = \"A\" */")
    checkSwift(#"let s = "v.nuiClass = \"A\"""#)
    checkSwift("let s = \"\"\"\nv.nuiClass = \"A\"\n\"\"\"")
    checkSwift(##"let s = #"v.nuiClass = "A""#"##)
    checkSwift(#"v.nuiClass = "A" // v.nuiClass = "B""#, "A")
    checkSwift("let url = \"http://x\"; v.nuiClass = \"A\"", "A")
    checkSwift(#"print("\(f("}"))"); v.nuiClass = "A""#, "A")
    checkSwift("let c = \"'\"; v.nuiClass = \"A\"", "A")
    checkSwift("// themec-uses: Cell*, Title\nv.nuiClass = \"A\"", "A")
    checkSwift("// themec-uses: Cell*, Title\nv.nuiClass = kind")
  }

  @Test func otherFiles() {
    func check(_ files: [String], _ expected: String...) {
      let files = files.enumerated().map { ("\($0).swift", $1) }
      expectEqual(classes(files), expected, "\(files)")
    }
    check(["v.nuiClass = S.a", "enum S { static let a = \"A\" }"], "A")
    check(["v.nuiClass = kA", "let kA = \"A\""], "A")
    check(["v.nuiClass = a", "enum S { static let a = \"A\" }"], "*")
    check(["v.nuiClass = S.a", "enum S { static let a = T.b }", "enum T { static let b = \"B\" }"], "B")
    check(["v.nuiClass = S.a.rawValue", "enum S: String { case a }"], "a")
    check(["func f(s: S) { v.nuiClass = s.rawValue }", "enum S: String { case a, b }"], "a", "b")
    check(["class C { func f() { v.nuiClass = a } }", "extension C { static var a: String { \"A\" } }"], "A")
    check(["v.styleClassPath = [.big]", "extension FioriStyle { static let big = FioriStyle(\"A\") }"], "A")
    check(["v.nuiClass = a", "class X { func f() { let a = \"A\" } }"], "*")
    check(
      [
        "v.nuiClass = S.a",
        "enum P { enum S { static let a = \"A\" } }\nenum Q { enum S { static let a = \"B\" } }",
      ], "*")
  }
}
