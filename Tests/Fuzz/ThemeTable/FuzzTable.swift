import ThemeTable

/// Called by libFuzzer with every input.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let outcome = TableExercise.run(Array(UnsafeBufferPointer(start: start, count: count)))
  // Work or output out of proportion is a find, too: stop, so that the input is kept.
  let isBounded =
    outcome.entryCount <= 64 * count + 10_000 && outcome.textCount <= 4 * count + 10_000
    && outcome.verifySteps <= StepBounds.verifying(count) && outcome.otherSteps <= StepBounds.exercising(count)
  guard isBounded else { preconditionFailure("more was done or came out than went in") }
  return 0
}

/// Called by libFuzzer to change an input: field by field, with the checksum put right.
///
/// Every fourth change is one of libFuzzer's own, which also makes inputs longer and shorter.
@_cdecl("LLVMFuzzerCustomMutator") public func mutateTable(
  _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: UInt32
) -> Int {
  guard let start, seed % 4 != 0 else { return mutateBytes(start, count, most) }
  var table = TableBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  guard (try? StyleTable(bytes: table.bytes)) != nil else { return mutateBytes(start, count, most) }
  var mutator = TableMutator(random: Seeded(state: UInt64(seed)))
  mutator.mutate(&table)
  for (index, byte) in table.bytes.enumerated() { start[index] = byte }
  return table.bytes.count
}

/// libFuzzer's own way to change an input.
@_silgen_name("LLVMFuzzerMutate") private func mutateBytes(
  _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int
) -> Int

/// Random numbers that follow from libFuzzer's seed.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
