/// libFuzzer calls this with every input that it makes up: a byte that chooses the target, then the files.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzComparison(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let fault = ComparisonExercise.fault(of: Array(bytes.dropFirst()), choice: bytes.first ?? 0) { fatalError(fault) }
  return 0
}
