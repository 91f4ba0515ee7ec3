import ThemeTable

/// What libFuzzer calls with every input that it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let outcome = TableExercise.run(Array(bytes))
  // Out of proportion is a find, too: stop, so that the input is kept.
  let isBounded =
    outcome.entryCount <= 64 * count + 10_000 && outcome.textCount <= 4 * count + 10_000
  guard isBounded else { preconditionFailure("more came out than went in") }
  return 0
}
