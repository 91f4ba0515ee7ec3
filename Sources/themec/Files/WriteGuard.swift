/// Refuses to write over what is read, and two products into one file.
struct WriteGuard: Sendable {
  private var products: [FilePath: String] = [:]
  private var identities: [FileIdentity: FilePath] = [:]

  /// Takes a path for a product, which messages call by its name: `the table of 'a.nss'`.
  mutating func claim(_ path: FilePath, for product: String) throws(Failure) {
    let status = try? Platform.status(of: path)
    // Devices and pipes hold nothing that could be lost, and take any number of products.
    if let status, status.kind == .special { return }
    if let other = products.updateValue(product, forKey: path.resolved) {
      throw .usage(
        other == product
          ? "\(product) would be written twice, to \(quotedPath(path))"
          : "\(other) and \(product) would both be written to \(quotedPath(path))")
    }
    if let identity = status?.identity { identities[identity] = path }
  }

  /// Checks that no product replaces this file, which the run reads.
  func check(reading file: FileIdentity?) throws(Failure) {
    guard let file, let path = identities[file] else { return }
    throw .usage(
      "\(quotedPath(path)) is read by this run and would be written over",
      help: ["write it elsewhere with '--output'"])
  }
}

extension FilePath {
  /// The same for two spellings of one place, also where nothing stands yet.
  fileprivate var resolved: FilePath {
    Platform.canonical(self) ?? Platform.canonical(folder)?.appending(lastComponent) ?? self
  }
}
