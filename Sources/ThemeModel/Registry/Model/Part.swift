package import ThemeBase

/// One styleable part of a component: a class path with the properties it takes.
///
/// A path that several components share is a part of each.
package struct Part: Hashable, Sendable {
  /// The class path; for an indexed part its pattern, with `[n]` for a number.
  package var path: ID<Registry.Path>
  /// The component that has the part.
  package var component: ID<Component>
  /// The kind of part.
  package var kind: ID<PartKind>
  /// The properties that are stated for it.
  package var entries: IDRange<PropertyEntry>
  /// Whether its properties are stated; otherwise it takes those of its kind.
  package var isListed: Bool
  /// Paths whose properties it takes besides its own.
  package var styledLike: [ID<Registry.Path>] = []
  /// The class list that the part has in an app, as it is walked from the last to the first.
  package var carries: [ID<Registry.Path>] = []
  /// Whether a user says only that it exists, perhaps with a guess at what it is like: it is judged like a class that
  /// nobody declares.
  package var isOpen = false
}

/// A kind of parts with the properties that such parts take.
package struct PartKind: Hashable, Sendable {
  /// The word after the colon of `@part &_title : text`.
  package var name: String
  /// The properties of a part about which nothing else is said.
  package var entries: IDRange<PropertyEntry>

  /// The kind of a part of which none is stated.
  package static let unknown = ID<PartKind>(index: 0)
}

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

/// A class that users declare with bases, `@class C : A : B;`: it has what an app gets for the list `A:B:C`.
package struct Heir: Hashable, Sendable {
  /// The class.
  package var path: ID<Registry.Path>
  /// Its bases, the strongest last.
  package var bases: [ID<Registry.Path>]
  /// The place of the declaration.
  package var span: Span
}
