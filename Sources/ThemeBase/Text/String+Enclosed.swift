extension String {
  /// The text between two others.
  ///
  /// Copies bytes, because an interpolation takes four times as long, and a theme may have thousands of findings that
  /// differ in a name.
  package func enclosed(by prefix: StaticString, _ suffix: StaticString) -> String {
    var text = self
    let count = prefix.utf8CodeUnitCount + utf8.count + suffix.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = prefix.withUTF8Buffer { buffer.initialize(fromContentsOf: $0) }
      end = text.withUTF8 { buffer[end...].initialize(fromContentsOf: $0) }
      return suffix.withUTF8Buffer { buffer[end...].initialize(fromContentsOf: $0) }
    }
  }
}
