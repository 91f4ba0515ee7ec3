import ThemeBase

extension ConfigurationFault {
  /// The fault that a file or folder that a setting names cannot be read; nil if no configuration holds the setting.
  ///
  /// `number` is its place in the list of the setting. It is reported where it is named.
  package init?(
    unreadable number: Int, of setting: Setting, because reason: String, read: (_ configuration: String) -> [UInt8]?
  ) {
    guard case .file(let name, _, _) = setting.origin, let bytes = read(name),
      let span = setting.places.dropFirst(number).first, Int(span.end) <= bytes.count
    else { return nil }
    let file = SourceFile(id: FileID(index: 0), path: name, bytes: bytes)
    let path = file.excerpt(span).filter { $0 != "\"" }
    self.init(file: file, problems: [Problem(message: "cannot read '\(path)': \(reason)", span: span)])
  }

  /// The fault with the problems of another one in the same file.
  package func adding(_ other: ConfigurationFault) -> ConfigurationFault {
    let all = Set(problems).union(other.problems)
    return ConfigurationFault(
      file: file, problems: all.sorted { ($0.span.start, $0.message) < ($1.span.start, $1.message) })
  }
}
