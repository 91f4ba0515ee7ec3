extension ArraySlice<UInt8> {
  /// The bytes as a text between two others.
  ///
  /// Copies bytes, because an interpolation takes four times as long, and a theme may have thousands of findings that
  /// differ in a name.
  package func enclosed(by prefix: StaticString, _ suffix: StaticString) -> String {
    let size = prefix.utf8CodeUnitCount + count + suffix.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: size) { buffer in
      var end = prefix.withUTF8Buffer { buffer.initialize(fromContentsOf: $0) }
      end = buffer[end...].initialize(fromContentsOf: self)
      return suffix.withUTF8Buffer { buffer[end...].initialize(fromContentsOf: $0) }
    }
  }
}
