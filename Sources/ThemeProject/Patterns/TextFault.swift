/// The reason why a text is not what it should be, such as a pattern of paths or a setting.
package struct TextFault: Error, Hashable, Sendable {
  package let message: String
  package let help: String
}
