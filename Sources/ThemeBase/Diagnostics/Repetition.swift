/// In what findings of a code agree that say the same to a person, who reads them as one.
package struct Repetition: Sendable {
  /// The part that findings of one code and severity share.
  package enum Trait: Sendable {
    case message
    /// The help: each says the same about another thing.
    case remedy
    /// That there is no help; those with one have their messages.
    case missingRemedy
    /// The word at the place, such as a property on any class.
    case word
    /// The message without the word at the place, and no help: each says the same about another word.
    case otherWords
    /// Nothing besides the code.
    case code

    /// Whether such findings are about several things, whose names are shown.
    package var isAboutThings: Bool { self == .missingRemedy || self == .otherWords }
  }

  package var ofNotes = Trait.remedy
  package var ofOthers = Trait.message
  /// Whether findings in all files have one cause.
  package var isInAllFiles = false

  /// Findings in all files of which notes have one remedy, and others one message.
  static let inAllFiles = Repetition(isInAllFiles: true)
}
