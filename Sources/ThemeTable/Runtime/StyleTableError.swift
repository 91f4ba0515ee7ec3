/// Why bytes or a file cannot be used as a table.
public enum StyleTableError: Error, Hashable, Sendable {
  /// The file cannot be read or mapped; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The bytes do not begin as a table does.
  case notATable
  /// The table is of a major version that this library does not read.
  case unsupportedVersion(major: Int, minor: Int)
  /// The file says that it is longer or shorter than it is, in bytes.
  case wrongSize(expected: UInt64, found: UInt64)
  /// A section that a newer version holds to be indispensable is not known to this library.
  case unknownSection(name: String)
  /// The structure contradicts itself; `reason` names the part.
  case damaged(reason: String)
  /// The bytes are not those that were written.
  case checksumMismatch
  /// A theme made in code is beyond a limit of the binary form; `reason` names it.
  case unwritable(reason: String)
}

extension StyleTableError: CustomStringConvertible {
  /// One phrase that says what is wrong and, where there is one, the remedy.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .notATable: "not a compiled theme; 'themec build' makes one from a stylesheet"
    case .unsupportedVersion(let major, let minor):
      "the table has format \(major).\(minor), this library reads 1.x; update the library, "
        + "or build the theme with the 'themec' that belongs to it"
    case .wrongSize(let expected, let found): "the table should have \(expected) bytes but has \(found)"
    case .unknownSection(let name):
      "the table needs its section '\(name)', which this library does not know; update the library"
    case .damaged(let reason): "the table is damaged: \(reason)"
    case .checksumMismatch: "the table is damaged: its checksum does not match its bytes"
    case .unwritable(let reason): "the theme cannot be made into a table: \(reason)"
    }
  }
}
