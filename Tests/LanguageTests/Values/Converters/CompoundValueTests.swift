import Testing
import ThemeModel

/// Boxes, offsets and lists of names.
@Suite struct CompoundValueTests {
  private let box = ValueGrammar(.box)
  private let offset = ValueGrammar(.offset)
  private let names = ValueGrammar(.names)

  @Test func boxes() {
    check("10", as: box, "[10.0 10.0 10.0 10.0]")
    check("10 20", as: box, "[10.0 20.0 10.0 20.0]")
    check("1 2 3", as: box, "[1.0 2.0 3.0 2.0]")
    check("1 2 3 4", as: box, "[1.0 2.0 3.0 4.0]")
    checkFit("-3 2.5", ".5", "0 0 0 0", "1e1 2", as: box)
  }

  @Test func oddBoxes() {
    check("10 , 20", as: box, "[10.0 0.0 20.0 0.0] ~boxWithCommas@1-2")
    check("1 , 2 , 3 , 4", as: box, "[0.0 0.0 0.0 0.0] ~boxWithCommas@1-6")
    check("5px", as: box, "[5.0 5.0 5.0 5.0] ~unitSuffix(\"px\")@0-1")
    check("5px 6", as: box, "[5.0 6.0 5.0 6.0] ~unitSuffix(\"px\")@0-1")
    check("10 %", as: box, "[10.0 10.0 10.0 10.0] ~percentSign@1-2")
    check("10 % 5", as: box, "[10.0 5.0 10.0 5.0] ~percentSign@1-2")
    check("1 2 3 4 5", as: box, "[0.0 0.0 0.0 0.0] !boxParts(5)@4-5")
    check("1 2 3 4 5 6", as: box, "[0.0 0.0 0.0 0.0] !boxParts(6)@4-6")
    check("abc", as: box, "[0.0 0.0 0.0 0.0] !wrongType@0-1")
    check("1 auto 2", as: box, "[1.0 0.0 2.0 0.0] !wrongType@1-2")
    check("", as: box, "- !empty@0-0")
    checkMismatch("#FF0000", "red", "true", "\"1 2\"", "1 ( 2 )", "% 2", "top 1", "1.2.3", as: box)
  }

  @Test func offsets() {
    check("1 , 2", as: offset, "(1.0 2.0)")
    check("-1 , .5", as: offset, "(-1.0 0.5)")
    checkFit("0 , 0", "1e2 , -3", as: offset)
  }

  @Test func oddOffsets() {
    check("1 2", as: offset, "- !offsetWithoutComma@0-2")
    check("3", as: offset, "- !offsetWithoutComma@0-1")
    check("1 , 2 , 3", as: offset, "(1.0 2.0) ~extraOffsetParts@3-5")
    check("1px , 2", as: offset, "(1.0 2.0) ~unitSuffix(\"px\")@0-1")
    check("a , b", as: offset, "(0.0 0.0) !wrongType@0-1")
    check(", 1", as: offset, "(0.0 1.0) !wrongType@0-1")
    check("1 ,", as: offset, "(1.0 0.0) !wrongType@1-2")
    check("1 5 , 2", as: offset, "(1.0 2.0) !extraTokens@1-2")
    check("red", as: offset, "- !wrongType@0-1")
    check("", as: offset, "- !empty@0-0")
    checkMismatch(",", "true", "#FF0000", "1 , red", "rgb ( 1 , 2 , 3 )", as: offset)
  }

  @Test func listsOfNames() {
    check("UIButton", as: names, "[\"UIButton\"]")
    check("A , B , C", as: names, "[\"A\", \"B\", \"C\"]")
    check("\"A\" , B", as: names, "[\"A\", \"B\"]")
    check("A B", as: names, "[\"A\", \"B\"] !wrongType@1-2")
    check("A ,", as: names, "[\"A\"] !wrongType@1-2")
    check(", A", as: names, "[\"A\"] !wrongType@0-1")
    check("", as: names, "- !empty@0-0")
    checkMismatch("12", "A , 12", "#FF0000", "A , , B", "( A )", as: names)
  }
}
