extension StyleTable {
  /// Says which class paths of a list the theme does not name, and which one may be meant; nil if it names them all.
  ///
  /// A path without a style is no mistake by itself, so look-ups are silent. This is for a debugger, a log or a test:
  ///
  ///     table.advice(forClassList: "fdlFUIHierarchyItemView_titel")
  ///     // the theme has no 'fdlFUIHierarchyItemView_titel'; did you mean 'fdlFUIHierarchyItemView_title'?
  ///
  /// - Parameter list: Class paths separated by `:`, as an app attaches them.
  /// - Returns: A line for each such class path.
  /// - Complexity: Proportional to the theme's class paths.
  public func advice(forClassList list: String) -> String? {
    let missing = list.split(separator: ":").filter { cells(of: String($0)) == nil }
    guard !missing.isEmpty else { return nil }
    let known = paths
    return missing.map { path in
      let nearest = known.min { path.distance(to: $0) < path.distance(to: $1) }
      let hint = nearest.flatMap { near in
        path.distance(to: near) <= 1 + path.utf8.count / 5 ? "; did you mean '\(near)'?" : nil
      }
      return "the theme has no '\(path)'\(hint ?? "")"
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// The number of bytes to insert, remove or replace to get another name, without regard to the case of ASCII; 1,000 for
  /// names that are too long or of too different a length to be meant.
  fileprivate func distance(to other: String) -> Int {
    let (own, other) = (utf8.map { $0 | 0x20 }, other.utf8.map { $0 | 0x20 })
    guard own.count <= 200, abs(own.count - other.count) <= 1 + own.count / 5 else { return 1_000 }
    var row = Array(0...other.count)
    for (number, byte) in own.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
