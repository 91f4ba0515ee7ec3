package import ThemeBase

/// One `themec.json`.
package struct Configuration: Sendable {
  /// The name of the file in every folder.
  package static let fileName = "themec.json"

  /// The folder that the paths in a configuration may not leave: that of its repository, or its own where there is none.
  package struct Root {
    let folder: [UInt8]
    /// Whether a path leads into the folder.
    let contains: (_ path: [UInt8]) -> Bool

    package init(folder: [UInt8], contains: @escaping (_ path: [UInt8]) -> Bool) {
      self.folder = folder
      self.contains = contains
    }
  }

  /// Settings for files that match a pattern.
  package struct Override: Sendable {
    package var files: [FilePattern]
    package var settings: [Setting]
  }

  /// The folder of the file; patterns are relative to it.
  package let folder: [UInt8]
  /// The file with its text, for messages and editors.
  package let file: SourceFile
  /// Whether no folder above this one is searched.
  package internal(set) var isRoot = false
  package internal(set) var settings: [Setting] = []
  /// In source order: later ones override earlier ones.
  package internal(set) var overrides: [Override] = []
  /// The files that a folder on the command line includes, or nil if this file does not say.
  package internal(set) var include: [FilePattern]?
  /// The files that are left out, or nil if this file does not say.
  package internal(set) var exclude: [FilePattern]?

  /// The note about a configuration of another user.
  package static func noteAboutForeign(_ name: String) -> String {
    "'\(name)' is not applied: another user has put it into a folder that others can write to"
  }

  /// The path of a file relative to the folder of the configuration, or nil if the file lies elsewhere.
  package func relative(_ path: [UInt8]) -> ArraySlice<UInt8>? {
    let slash = UInt8(ascii: "/")
    if folder == [slash] { return path.first == slash ? path.dropFirst() : nil }
    guard path.count > folder.count, path.starts(with: folder), path[folder.count] == slash else { return nil }
    return path[(folder.count + 1)...]
  }

  /// The settings for a file; later ones override earlier ones.
  func settings(for path: [UInt8]) -> [Setting] {
    guard !overrides.isEmpty, let path = relative(path) else { return settings }
    return overrides.reduce(into: settings) { settings, override in
      if override.files.contains(where: { $0.matches(path) }) { settings += override.settings }
    }
  }
}

/// A mistake in a `themec.json`.
package struct ConfigurationFault: Error, Sendable {
  /// One mistake, with its place.
  package struct Problem: Hashable, Sendable {
    package var message: String
    package var help: String?
    package var span: Span
  }

  package let file: SourceFile
  /// At least one, in source order.
  package let problems: [Problem]

  static let helpAboutRoot =
    "the root is the folder around it that holds '.git', else its own; '--allow-outside-root' lets paths lead anywhere"

  /// The fault of a configuration that is a link out of its root: nothing of what it leads to is shown.
  static func isOutside(_ name: String) -> ConfigurationFault {
    let file = SourceFile(id: FileID(index: 0), path: name, bytes: [])
    let problem = Problem(
      message: "a link leads out of the configuration's root", help: helpAboutRoot, span: file.span(0, 0))
    return ConfigurationFault(file: file, problems: [problem])
  }
}

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

/// The style in which `themec format` writes definitions.
package enum DefinitionLayout: String, CaseIterable, Sendable {
  /// `@name: value;`
  case spaced
  /// `@name:value;`, as SAP's SwiftUI runtime reads them.
  case lineReader = "line-reader"
}
