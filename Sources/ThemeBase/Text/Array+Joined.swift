extension Array where Element == String {
  /// The texts one after the other with `separator` between them.
  ///
  /// In the place of the general one, which looks through the whole program for its types when it is first called: that
  /// takes as long as a small pass.
  package func joined(separator: String) -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
