extension ArraySlice<UInt8> {
  /// The bytes as a text between two others, and after them a second name with a last text.
  ///
  /// Copies bytes, because an interpolation takes four times as long, and a theme may have thousands of findings that
  /// differ in a name.
  package func enclosed(
    by prefix: StaticString, _ suffix: StaticString, _ second: ArraySlice<UInt8> = [], _ last: StaticString = ""
  ) -> String {
    let texts = prefix.utf8CodeUnitCount + suffix.utf8CodeUnitCount + last.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: texts + count + second.count) { buffer in
      var end = prefix.withUTF8Buffer { buffer.initialize(fromContentsOf: $0) }
      end = buffer[end...].initialize(fromContentsOf: self)
      end = suffix.withUTF8Buffer { buffer[end...].initialize(fromContentsOf: $0) }
      end = buffer[end...].initialize(fromContentsOf: second)
      return last.withUTF8Buffer { buffer[end...].initialize(fromContentsOf: $0) }
    }
  }

  /// Whether some other bytes are the same; compares them as memory, many at a time.
  package func holdsSame(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { bytes in other.withUnsafeBytes { bytes.holdsSame(as: $0) } }
  }
}
