/// The functions whose arguments may be shares, written as percentages: `darken(red, 10%)`.
///
/// These are themec's own functions. No other reader knows them, so a percent sign in a call makes it no less portable.
package enum SharingFunction {
  package static let names: [StaticString] = ["lighten", "darken", "saturate", "mix", "alpha", "contrast-color"]

  static func contains(_ name: ArraySlice<UInt8>) -> Bool {
    names.contains { $0.withUTF8Buffer { name.elementsEqual($0) } }
  }
}
