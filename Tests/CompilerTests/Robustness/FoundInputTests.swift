import TestSupport
import Testing

/// Inputs that fuzzing and random mutations found, each cut down to what matters.
@Suite struct FoundInputTests {
  @Test(arguments: [
    // Values that are no text made a table that failed its verification.
    Array("A { font-color: ".utf8) + [0xFF] + Array("x; }".utf8),
    Array("A { font-name: \"".utf8) + [0xC3] + Array("\"; }".utf8),
  ]) func foundInputsHoldTogether(bytes: [UInt8]) {
    for choice: UInt8 in [0, 1, 2, 0x80, 0x81, 0xFC] {
      expect(CompilerExercise.fault(of: bytes, choice: choice) == nil)
    }
  }
}
