import CLibrary

/// Signals, and the end of a process by one.
extension Platform {
  /// Lets signals reach the process, whatever its parent blocked: a blocked signal would end nothing.
  static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes a write to a closed pipe, or beyond the longest file that is allowed, an error of that write instead of the
  /// end of the process.
  static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends as a tool does whose reader has gone: by SIGPIPE.
  static func endOfBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  /// Runs `body` while signals wait.
  static func holdingSignals<Result, Fault: Error>(_ body: () throws(Fault) -> Result) throws(Fault) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
