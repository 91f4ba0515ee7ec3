/// The place from which a source is read.
package enum Origin: UInt8, Sendable {
  /// A theme that is part of themec, which users cannot change.
  case builtIn
  /// Standard input without a name, which no import can spell.
  case stream
  /// A file of the user's.
  case file
}
