import CLibrary
import ThemeBase

/// Other programs.
extension Platform {
  /// Runs a program of the search path to its end, with nothing on its standard input, and returns what it writes to standard
  /// output; nil if it cannot be run, fails, or writes more than a file may hold.
  ///
  /// Its messages are dropped.
  static func output(of words: [Argument]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(words, writingTo: ends[1])
    close(ends[1])
    guard let process else { return nil }
    // A difference that ends early would leave findings out.
    let output = (try? FileReader().read(FileDescriptor(number: ends[0])))?.bytes
    // A program whose reader has gone ends by itself.
    if output == nil { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status == 0 ? output : nil
  }

  private static func start(_ words: [Argument], writingTo stream: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let variables = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      let variables = environ
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, stream, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Names of files are bytes and need not be text; 'strdup' ends at the zero.
    var pointers = words.map { word in strdup(word.bytes.map { CChar(bitPattern: $0) } + [0]) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard let name = pointers.first ?? nil, posix_spawnp(&process, name, &actions, nil, &pointers, variables) == 0
    else {
      return nil
    }
    return process
  }
}
