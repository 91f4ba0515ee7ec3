import CLibrary
import ThemeFiles

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

  /// Signals that stop, continue or merely inform a process.
  private static let harmlessSignals: Set<Int32> = [
    SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH,
  ]

  /// The signals that a thread waits for; nil while none does.
  private static let watchedSignals = Locked<sigset_t?>(nil)

  /// Runs `body` while signals wait, unless a thread takes them.
  static func holdingSignals<Result, Fault: Error>(
    _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      // Its thread may have started just now.
      watchedSignals.withLock { if var set = $0 { pthread_sigmask(SIG_BLOCK, &set, nil) } }
    }
    return try body()
  }

  /// Undoes what the journal holds and ends the process if a signal waits that does so.
  static func undoIfSignalled(_ journal: TransactionJournal) {
    var waiting = sigset_t()
    sigpending(&waiting)
    let numbers = (1...64).filter { sigismember(&waiting, $0) == 1 }
    guard !numbers.isEmpty else { return }
    var ending = endingSignals()
    guard let number = numbers.first(where: { sigismember(&ending, $0) == 1 }) else { return }
    journal.undo { endProcess(bySignal: number) }
  }

  /// From now on a signal that ends the process first undoes what the journal holds.
  ///
  /// A separate thread waits for the signals, so they end the process at once, whatever the other threads wait for.
  /// Signals that the parent process wants to be ignored stay ignored.
  static func undoAtTermination(_ journal: TransactionJournal) {
    let signals = endingSignals()
    var before = sigset_t()
    var set = signals
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let thread = Thread.start {
      var set = signals
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      journal.undo { endProcess(bySignal: number) }
    }
    guard let thread else {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return
    }
    pthread_detach(thread)
    watchedSignals.withLock { $0 = signals }
  }

  /// The signals that end the process, as far as a process can catch them.
  private static func endingSignals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Int32(1)...64 where !harmlessSignals.contains(number) && number != SIGKILL {
      let action = signal(number, SIG_DFL)
      // 0 is the default action; Swift has no name for it on all systems.
      if unsafeBitCast(action, to: Int.self) == 0 {
        sigaddset(&set, number)
      } else {
        signal(number, action)
      }
    }
    return set
  }

  private static func endProcess(bySignal number: Int32) -> Never {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }
}
