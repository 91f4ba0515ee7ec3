import ThemeValues

/// A property that a part takes, state suffix included: `font-color-highlighted`.
package struct PropertyEntry: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Documented, but no renderer looks it up.
    package static let notRead = Flags(rawValue: 1)
    /// Looked up without being documented.
    package static let undocumented = Flags(rawValue: 2)
    /// The documentation gives an example instead of a list.
    package static let inferred = Flags(rawValue: 4)
    /// The documentation names no type.
    package static let untyped = Flags(rawValue: 8)
    /// Documented with a slip of the pen.
    package static let slip = Flags(rawValue: 16)
  }

  /// Number in ``Registry/properties``.
  package var property: UInt32
  /// Number in ``Registry/grammars``.
  package var grammar: UInt32
  package var flags: Flags
  /// Of a slip, the property that was meant, as a number in ``Registry/properties``.
  package var meant: UInt32?
  /// Why it is not read, or what the slip is; index into ``Registry/remarks``.
  package var remark: UInt32?

  /// Of several entries for one property the lowest counts: read before a slip before not read.
  var rank: Int { flags.contains(.notRead) ? 2 : flags.contains(.slip) ? 1 : 0 }
}
