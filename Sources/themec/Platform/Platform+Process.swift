import CLibrary

/// The process: its arguments, its environment and its end.
extension Platform {
  /// The words of the command line as bytes, the tool's own name left out.
  static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        Argument(bytes: (0..<strlen(word)).map { UInt8(bitPattern: word[$0]) })
      }
    }
  }

  /// An environment variable; nil where it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The executable that runs, links followed; nil where the system does not tell.
  static var executable: FilePath? {
    #if os(Linux)
      let path: FilePath = "/proc/self/exe"
    #else
      var count = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
      let path = FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    #endif
    return try? LocalFileSystem().canonical(path)
  }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }
}
