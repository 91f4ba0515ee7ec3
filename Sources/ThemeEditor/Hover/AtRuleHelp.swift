/// The purpose of each at-rule, in a sentence or two.
enum AtRuleHelp {
  static let texts: [(name: String, text: String)] = [
    ("@media", "Its block holds only in the environments that the condition names: '@media (appearance: dark) { … }'."),
    ("@import", "Stands for the rules of another file at this place: '@import \"base.nss\";'."),
    ("@class", "Declares a class of the app, with the classes that it inherits from: '@class LargeButton : Button;'."),
    ("@component", "Declares a component of the app with its parts."),
    ("@part", "Declares parts of a component and the properties that they take."),
    ("@kind", "Declares a kind of parts with the properties that such parts take."),
    ("@type", "Gives a grammar of values a name."),
    ("@palette", "Chooses the palette that colour names are taken from."),
  ]

  /// The at-rules of the top level.
  static let topLevelNames = texts.map { $0.name }.filter { $0 != "@part" }

  static func text(_ name: String) -> String? { texts.first { $0.name == name }?.text }
}
