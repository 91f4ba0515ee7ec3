import ThemeBase

/// A language in which apps are written, with its own comments and literals.
package enum SourceLanguage: Sendable {
  case swift
  /// Objective-C, with C and C++ below it.
  case objectiveC
  /// Ruby, in which RubyMotion's apps are written.
  case ruby
}

/// A token of an app's source, as far as the scanners tell tokens apart.
struct SourceToken: Sendable {
  enum Kind: UInt8, Sendable { case identifier, string, number, sign }

  var kind: Kind
  /// The byte of a sign; zero for another token.
  var sign: UInt8
  /// The identifier if scanners look for it.
  var word: SourceWord
  /// Whether it is the first token of its line.
  var startsLine: Bool
  /// Whether white space or a comment precedes it.
  var followsSpace: Bool
  var start: UInt32
  var end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// An identifier that scanners look for.
enum SourceWord: String, CaseIterable, Sendable {
  case none = ""
  case nuiClass, setNuiClass, setValue, withClass, withSuffix, style
  case fioriStyle = "FioriStyle"
  case path
  case pathHandle = "StylePathHandle"
  case styledPart = "StyledPart"
  case forKey, forKeyPath, forClassList
  case initWithStylesheet, appendStylesheet
  case implementation
  case initWord = "init"
  case define, const, interface, end
  case selfWord = "self"
  case `for`, `let`, `var`, `enum`, `struct`, `class`, `extension`, actor, `case`, `default`, `if`, `switch`, `else`
  case `return`, `func`, `in`, `as`, `try`, await, alloc
  /// Another word that ends with `tyleClassPath`, as properties do that hold class lists.
  case classPath = "tyleClassPath"
  /// Another word that ends with `uiClass` or `UIClass`, as variables do that hold values of the property.
  case className = "uiClass"

  private static let words = allCases
  /// The words by their places in ``words``.
  private static let table = words.reduce(into: NameTable()) { $0.intern($1.rawValue) }

  init(_ text: ArraySlice<UInt8>) {
    let word = Self.table.id(text).map { Self.words[Int($0)] }
    switch text.last {
    case UInt8(ascii: "h") where word == nil && text.suffix(13).elementsEqual("tyleClassPath".utf8): self = .classPath
    case UInt8(ascii: "s")
    where word == nil && ["uiClass", "UIClass"].contains { text.suffix(7).elementsEqual($0.utf8) }:
      self = .className
    default: self = word ?? .none
    }
  }
}
