import ThemeBase

extension ConfigurationFault {
  /// The fault that a file or folder that a setting names cannot be read; nil if no configuration holds the setting.
  ///
  /// `number` is its place in the list of the setting. It is reported where it is named.
  package init?(
    unreadable number: Int, of setting: Setting, because reason: String, read: (_ configuration: String) -> [UInt8]?
  ) {
    guard case .file(let name, let line, let column) = setting.origin, let bytes = read(name),
      case .paths(let paths) = setting.value
    else { return nil }
    let file = SourceFile(id: FileID(index: 0), path: name, bytes: bytes)
    let lines = LineMap(file)
    let list = (try? JSONReader.read(file))?.first { value in
      let place = lines.position(at: Int(value.span.start))
      return place.line == line && place.column == column
    }
    guard let list else { return nil }
    let named = list.elements.flatMap { $0.count == paths.count ? $0[number] : nil }
    let path = (named ?? list).string ?? String(decoding: paths[number], as: UTF8.self)
    self.init(file: file, problems: [Problem(message: "cannot read '\(path)': \(reason)", span: (named ?? list).span)])
  }

  /// The fault with the problems of another one in the same file.
  package func adding(_ other: ConfigurationFault) -> ConfigurationFault {
    let all = Set(problems).union(other.problems)
    return ConfigurationFault(
      file: file, problems: all.sorted { ($0.span.start, $0.message) < ($1.span.start, $1.message) })
  }
}

extension JSONValue {
  /// The first value that satisfies a condition: this one, or one in it.
  fileprivate func first(where isWanted: (JSONValue) -> Bool) -> JSONValue? {
    if isWanted(self) { return self }
    for value in elements ?? members?.map({ $0.value }) ?? [] {
      if let found = value.first(where: isWanted) { return found }
    }
    return nil
  }
}
