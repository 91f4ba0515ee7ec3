import TestSupport
import Testing
import ThemeBase

@Suite struct CountedTests {
  @Test func oneIsSingular() {
    expectEqual(counted(1, "finding"), "1 finding")
    expect(counted(0, "finding") == "0 findings" && counted(2, "finding") == "2 findings")
    expectEqual(counted(1, "class", plural: "classes"), "1 class")
    expectEqual(counted(3, "property", plural: "properties"), "3 properties")
  }
}
