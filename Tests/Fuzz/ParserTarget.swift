/// libFuzzer calls this with every input that it makes up.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let fault = SyntaxExercise.fault(of: bytes) { fatalError(fault) }
  return 0
}
