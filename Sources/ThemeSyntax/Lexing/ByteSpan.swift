/// The bytes of a file while a function reads them: every access is checked, and the value cannot outlive the file.
typealias ByteSpan = Swift.Span<UInt8>
