/// A language in which apps are written, with its own comments and literals.
package enum SourceLanguage: Sendable {
  case swift
  /// Objective-C, with C and C++ below it.
  case objectiveC
  /// Ruby, in which RubyMotion's apps are written.
  case ruby
}
