extension StyleTable {
  /// Checks that the bytes are those that were written, and that nothing in them contradicts itself.
  ///
  /// Opening a table does not do so, because it takes time in proportion to the table. An app needs it if it loads themes
  /// from outside. The checksum does not protect against an attacker; the checks of the structure do. After
  /// they have passed, every call is as cheap as on a table that `themec` wrote:
  ///
  /// - A look-up of a name looks at 1,024 slots at most, one of a value at the row's own properties.
  /// - ``style(forPart:in:)`` looks 64 classes up at most.
  /// - ``entries``, ``difference(from:)`` and ``paths`` take time and memory in proportion to the tables.
  ///
  /// - Throws: ``StyleTableError/checksumMismatch`` or ``StyleTableError/damaged(reason:)``.
  /// - Complexity: Proportional to the size of the table.
  public func verify() throws(StyleTableError) {
    let checksum = storage.withFile { file in file.count < TableFormat.headerSize ? 0 : Checksum.ofTable(file) }
    guard checksum == storage.layout.checksum else { throw .checksumMismatch }
    let reason = storage.read { reader in
      var verification = TableVerification(reader: reader)
      return verification.contradiction()
    }
    if let reason { throw .damaged(reason: reason) }
    guard storage.layout.definitions.count > 0 else { return }
    guard let definitions = storage.definitions else { throw .damaged(reason: "the definitions are no table") }
    try StyleTable(storage: definitions).verify()
  }
}
