extension String {
  /// The path as it is written in a URI: letters, digits and `-._~/` stay, every other byte becomes `%` and two digits.
  package var percentEncodedPath: String {
    utf8.reduce(into: "") { text, byte in
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
