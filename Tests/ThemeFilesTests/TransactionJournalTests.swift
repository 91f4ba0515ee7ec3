import Synchronization
import Testing
import ThemeFiles

/// The calls of a journal during a transaction, by which its caller can handle signals.
@Suite struct TransactionJournalTests {
  private enum Event: Sendable { case takesLong, commits }

  private final class Log: Sendable {
    private let state = Mutex<[Event]>([])
    func note(_ event: Event) { state.withLock { $0.append(event) } }
    var events: [Event] { state.withLock { $0 } }
  }

  /// The calls while some files are written, and the content of the file `one` when the commit is announced.
  private func events(
    writing names: [FilePath], in folder: TemporaryFolder
  ) throws -> (events: [Event], before: String?) {
    let log = Log()
    let before = Mutex<String?>(nil)
    let path = folder("one")
    let journal = TransactionJournal(willTakeLong: { log.note(.takesLong) }) {
      log.note(.commits)
      let content = try? FileReader().readRegularFile(path)
      before.withLock { $0 = content.map { String(decoding: $0.bytes, as: UTF8.self) } }
    }
    var plan = FilePlan()
    for name in names { try plan.add(folder(name), called: "an output") }
    try OutputTransaction.write(
      names.map { Output(.file(folder($0)), Array("new".utf8)) }, try plan.checked(), journal)
    return (log.events, before.withLock { $0 })
  }

  @Test func oneFileIsAnnouncedBeforeItChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "one")
    let told = try events(writing: ["one"], in: folder)
    #expect(told.events == [.commits] && told.before == "old")
    #expect(folder.read("one") == "new")
  }

  @Test func severalFilesTakeLong() throws {
    let folder = try TemporaryFolder()
    #expect(try events(writing: ["one", "two"], in: folder).events == [.takesLong])
    #expect(folder.names == ["one", "two"])
  }

  @Test func whatStandsThereAlreadyTakesNoTime() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", to: "one")
    try folder.write("new", to: "two")
    #expect(try events(writing: ["one", "two"], in: folder).events == [])
  }

  @Test func aSourceAndAPipeTakeLong() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("old", to: "source")
    let log = Log()
    let journal = TransactionJournal(willTakeLong: { log.note(.takesLong) })
    var plan = FilePlan()
    try plan.add(source, called: "a source")
    try plan.add("/dev/null", called: "a device")
    let checked = try plan.checked()
    let content = try FileReader().readRegularFile(source)
    try OutputTransaction.run(checked, journal) { transaction throws(WriteError) in
      _ = try transaction.rewrite(source, readAs: content, to: Array("new".utf8))
    }
    #expect(log.events == [.takesLong])
    try OutputTransaction.write([Output(.file("/dev/null"), [1])], checked, journal)
    #expect(log.events == [.takesLong, .takesLong])
  }
}
