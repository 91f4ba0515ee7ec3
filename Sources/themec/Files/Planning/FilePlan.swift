/// All files that a run reads and writes, checked against each other before the first byte is written.
///
/// No output may be a file that the run reads, or another output. Files that exist are compared by device and number, so
/// links, other spellings and other letters on a file system that ignores case are seen through. Files that do not exist
/// are compared by the identity of their folder and the bytes of their name; that two such names are one on some file
/// systems shows when they get their names (``OutputTransaction``).
///
/// An ``OutputTransaction`` writes only what a ``Checked`` plan holds.
struct FilePlan: Sendable {
  /// The place of a file that exists or is to be written.
  private enum Place: Hashable {
    case existing(FileIdentity)
    case new(folder: FileIdentity, name: FilePath)
    /// The folder does not exist either.
    case unknown(FilePath)
  }

  private let system: any FileSystem
  /// The outputs by their places, each with the name by which messages call it.
  private var claims: [Place: (path: FilePath, name: String)] = [:]
  private var targets: [FilePath: OutputTarget] = [:]
  /// The folder of the last new output: most have the same one.
  private var lastFolder: (path: FilePath, identity: FileIdentity?)?
  private var readings: [FileIdentity: String] = [:]

  init(_ system: any FileSystem = LocalFileSystem()) { self.system = system }

  /// Adds a file that is to be written; messages call it by `name`, such as `the table of 'a.nss'`.
  ///
  /// Devices and pipes hold nothing that could be lost, and take any number of outputs.
  mutating func add(_ path: FilePath, called name: String) throws(Failure) {
    guard !path.lastComponent.bytes.starts(with: OutputFolders.Home.prefix.utf8) else { throw .reservedName(path) }
    let target: OutputTarget
    do throws(SystemError) { target = try OutputTarget.resolve(path, in: system) } catch {
      throw Failure("cannot write \(quotedPath(path)): \(error.text)")
    }
    targets[path] = target
    if target.isSpecial { return }
    if let other = claims.updateValue((path, name), forKey: place(of: target)) {
      throw .sameOutput(path, other.name, name)
    }
  }

  /// Notes a file that the run reads; messages call it by `name`, its path.
  mutating func note(reading file: FileIdentity, called name: String) { readings[file] = name }

  /// Notes that the run writes to standard output, which may be a file.
  mutating func noteStandardOutput() {
    guard let status = try? system.status(of: .standardOutput), status.kind == .regular else { return }
    standardOutput = status.identity
  }

  private var standardOutput: FileIdentity?

  /// Whether standard output is a file.
  var writesToFile: Bool { standardOutput != nil }

  /// The same plan, if no output is a file that is read.
  func checked() throws(Failure) -> Checked {
    for (place, claim) in claims {
      guard case .existing(let identity) = place, let reading = readings[identity] else { continue }
      throw .outputIsRead(claim.path, claim.name, reading: reading)
    }
    if let standardOutput, let reading = readings[standardOutput] { throw .standardOutputIsRead(reading) }
    return Checked(plan: self)
  }

  /// A plan that was found to be sound.
  struct Checked: Sendable {
    private let plan: FilePlan

    var system: any FileSystem { plan.system }

    fileprivate init(plan: FilePlan) { self.plan = plan }

    /// The target of the output of that path, or nil if the plan does not hold it.
    func target(of path: FilePath) -> OutputTarget? { plan.targets[path] }

    /// Writes some outputs of the plan.
    func write(_ outputs: [Output]) throws(Failure) { try OutputTransaction.run(outputs, self) }

    /// Whether the run reads a file or writes it.
    func isUsed(_ path: FilePath) -> Bool {
      if plan.targets[path] != nil { return true }
      guard let identity = system.statusIfAny(of: path)?.identity else { return false }
      return plan.readings[identity] != nil
    }

    /// The same plan with all files of some folders, which are known only after the theme was compiled.
    func adding(_ products: [(FolderOutput, name: String)]) throws(Failure) -> Checked {
      var plan = plan
      for (product, name) in products {
        for path in product.paths where plan.targets[path] == nil { try plan.add(path, called: name) }
      }
      return try plan.checked()
    }
  }

  private mutating func place(of target: OutputTarget) -> Place {
    if let status = target.status { return .existing(status.identity) }
    let folder = target.path.folder
    if lastFolder?.path != folder { lastFolder = (folder, system.statusIfAny(of: folder)?.identity) }
    guard let identity = lastFolder?.identity else { return .unknown(target.path) }
    return .new(folder: identity, name: target.path.lastComponent)
  }

  /// The plan with some outputs, each with the name by which messages call it, if it is sound.
  func checked(writing outputs: [(path: FilePath, name: String)]) throws(Failure) -> Checked {
    var plan = self
    for output in outputs { try plan.add(output.path, called: output.name) }
    return try plan.checked()
  }

  /// Plans some outputs besides what the run reads, and writes them; their folders are made if asked to.
  func write(_ outputs: [Output], makingFolders: Bool = false) throws(Failure) {
    let files = outputs.compactMap { output in output.destination.path.map { (path: $0, name: output.name) } }
    let folders = makingFolders ? Set(files.map(\.path.folder)) : []
    try OutputTransaction.run(outputs, checked(writing: files), making: folders)
  }
}

/// One thing that a run writes, and where it goes.
struct Output: Sendable {
  /// The bytes of a file, or the files of a folder.
  enum Content: Sendable {
    case file([UInt8])
    case folder([FolderOutput.File])

    /// The number of all bytes together.
    var size: Int {
      switch self {
      case .file(let bytes): bytes.count
      case .folder(let files): files.reduce(0) { $0 + $1.bytes.count }
      }
    }
  }

  /// The purpose of a file, which decides how it is written.
  enum Purpose: Sendable {
    /// A product, which the next run can make again.
    case product
    /// A product that is written anew even if the file holds these bytes, so that its time tells of the run.
    case stamp
    /// A file that people go on writing. The run waits until it is on the disk.
    case source
    /// The same for a source that was read before, and that must still hold what was read.
    case rewrite(FileContent)

    /// Whether the run waits until the file is on the disk.
    var isDurable: Bool {
      switch self {
      case .product, .stamp: false
      case .source, .rewrite: true
      }
    }
  }

  let destination: Destination
  let content: Content
  var purpose = Purpose.product
  /// The words by which messages call it, such as `the theme`.
  var name = ""
}

extension Output {
  /// A file.
  init(_ destination: Destination, _ bytes: [UInt8], as purpose: Purpose = .product, called name: String = "") {
    self.init(destination: destination, content: .file(bytes), purpose: purpose, name: name)
  }
}
