/// libFuzzer calls this with every input that it makes up: a byte that chooses the target, then the files.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzCompiler(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let fault = CompilerExercise.fault(of: Array(bytes.dropFirst()), choice: bytes.first ?? 0)
  if let fault { fatalError(fault) }
  return 0
}
