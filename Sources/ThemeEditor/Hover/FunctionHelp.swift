import ThemeModel

/// A function of values: its parameters, and its effect in a sentence.
package struct FunctionHelp: Hashable, Sendable {
  /// The type of an argument.
  enum Parameter: Hashable, Sendable { case color, number }

  /// The name of the function.
  package let name: String
  /// The names of the parameters, in order.
  package let parameters: [String]
  /// The effect, as a sentence or two.
  package let text: String
  /// Whether the runtime computes the function, and not themec.
  let isLiteral: Bool

  /// The parameters of computed functions that are no colours.
  private static let amounts: Set<String> = ["amount", "weight"]

  /// The types of the arguments, in order.
  var types: [Parameter] { parameters.map { isLiteral || Self.amounts.contains($0) ? .number : .color } }

  /// All functions, those that runtimes read first.
  static let all: [FunctionHelp] = [
    FunctionHelp(literal: "rgb", ["red", "green", "blue"], "An opaque colour by its channels."),
    FunctionHelp(literal: "rgba", ["red", "green", "blue", "alpha"], "A colour by its channels and its alpha."),
    FunctionHelp(
      literal: "hsl", ["hue", "saturation", "brightness"],
      "An opaque colour by its hue, its saturation and, in spite of the name, its brightness."),
    FunctionHelp(
      literal: "hsla", ["hue", "saturation", "brightness", "alpha"],
      "A colour by its hue, its saturation, in spite of the name its brightness, and its alpha."),
    FunctionHelp(
      .lighten, ["colour", "amount"], "Adds an amount to the lightness of a colour: 0 to 1, or a percentage."),
    FunctionHelp(
      .darken, ["colour", "amount"], "Takes an amount from the lightness of a colour: 0 to 1, or a percentage."),
    FunctionHelp(
      .saturate, ["colour", "amount"], "Multiplies the strength of a colour by 1 + amount, from -1 to 1; -1 gives grey."
    ),
    FunctionHelp(
      .mix, ["first", "second", "weight"], "Mixes two colours; the first has the weight, 0 to 1, or a half without one."
    ), FunctionHelp(.alpha, ["colour", "amount"], "Sets the alpha of a colour, 0 to 1, whatever it was."),
    FunctionHelp(
      .contrastColor, ["colour", "first", "second"],
      "Chooses the colour that can be read better on another one, of two or of white and black."),
  ]

  /// The function of a name, in any letter case if runtimes read it; nil for another word.
  package static func named(_ name: String) -> FunctionHelp? {
    all.first { $0.name == name || $0.isLiteral && $0.name == name.lowercased() }
  }

  /// The form of a call: `rgb(red, green, blue)`.
  package var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }

  /// Whether a target reads the function, or themec computes it.
  func isRead(by target: Target) -> Bool { !isLiteral || target != .fioriSwiftUI }
}

extension FunctionHelp {
  private init(literal name: String, _ parameters: [String], _ text: String) {
    let text = text + " A number without a dot is divided by 255."
    self.init(name: name, parameters: parameters, text: text, isLiteral: true)
  }

  private init(_ function: ValueFunction, _ parameters: [String], _ text: String) {
    self.init(name: function.rawValue, parameters: parameters, text: text, isLiteral: false)
  }
}
