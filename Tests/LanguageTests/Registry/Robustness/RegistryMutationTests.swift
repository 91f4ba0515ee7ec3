import Foundation
import TestSupport
import Testing

/// Registry files with random bytes changed: whatever they have become, the registry that they make holds together.
@Suite struct RegistryMutationTests {
  private static let files: [[UInt8]] = [
    """
    @type Corner = square | round | Number [0,1];
    @component MyCell {
      superclass: UITableViewCell;
      note: "a cell of the app";
      @part title { font-color: Color; font-style: FontStyle; carries: Label, MyLabel; }
      @part image[n] { width: Number; corner: Corner; styled-like: Button; }
    }
    @class MyLabel : Label;
    @class Small : MyLabel : Button;
    """, "@kind text { font-color: Color; }\n@component A : text { @part b : text; }\n@class A;",
    "@type A = B | left;\n@type B = A | right;\n@class C : D;\n@class D : C;",
  ].map { Array($0.utf8) }

  @Test func mutatedFilesAreRead() throws {
    for file in Self.files { expect(RegistryExercise.fault(of: file) == nil) }
    var mutator = SheetMutator(Self.files, seed: 77)
    for _ in 0..<MutationCount.perSeed(seeds: 1, usual: 100) {
      let bytes = mutator.next(longest: 400)
      let fault = RegistryExercise.fault(of: bytes)
      expect(fault == nil, "\(fault ?? ""): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
