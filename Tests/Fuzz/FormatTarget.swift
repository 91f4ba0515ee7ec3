import ThemeSyntax

/// libFuzzer calls this with every input that it makes up.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for isForLineReader in [false, true] {
    let options = FormatOptions(writesDefinitionsForLineReader: isForLineReader)
    if let fault = FormatExercise.fault(of: bytes, options) { fatalError(fault) }
  }
  return 0
}
