package import ThemeBase

/// A property that a part takes, state suffix included: `font-color-highlighted`.
package struct PropertyEntry: Hashable, Sendable {
  /// The traits of a property.
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
    /// A user's type that is inferred from values: other values are no mistakes.
    package static let guess = Flags(rawValue: 32)
  }

  /// The name.
  package var property: ID<Registry.Property>
  /// The grammar of its values.
  package var grammar: ID<ValueGrammar>
  package var flags: Flags
  /// Of a slip, the property that was meant.
  package var meant: ID<Registry.Property>?
  /// Why it is not read, or what the slip is.
  package var remark: ID<Registry.Remark>?

  /// The entry with the lowest rank applies: one that is read, then a slip, then one that is not read.
  var rank: Int { flags.contains(.notRead) ? 2 : flags.contains(.slip) ? 1 : 0 }
}
