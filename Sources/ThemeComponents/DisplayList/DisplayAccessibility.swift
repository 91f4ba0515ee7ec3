/// What assistive technology is told of a node; a node without it is not an element of its own.
public struct DisplayAccessibility: Hashable, Sendable, Codable {
  /// One property that assistive technology speaks of, named as in UIKit.
  public enum Trait: String, Hashable, Sendable, Codable, CaseIterable {
    case button, header, image, link, notEnabled, searchField, selected, staticText
    case updatesFrequently
  }

  /// What the element is called.
  public var label: String
  /// What it is set to, such as a number of children; nil for nothing.
  public var value: String?
  /// Its traits in the order of their names.
  public private(set) var traits: [Trait]

  /// What assistive technology is told.
  public init(label: String, value: String? = nil, traits: Set<Trait> = []) {
    self.label = label
    self.value = value
    self.traits = traits.sorted { $0.rawValue < $1.rawValue }
  }

  /// One label of several texts, the empty ones left out.
  static func joined(_ texts: [String?]) -> String {
    texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
