/// Every kind of thing that themec can say.
///
/// The raw value is the code as people see it: kebab-case, it names the fault and never changes its meaning. What a
/// code means stands in one file of `Codes/`, named after it.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case classListSelector = "class-list-selector"
  case commentTouchesWord = "comment-touches-word"
  case conflictMarker = "conflict-marker"
  case declarationOutsideRule = "declaration-outside-rule"
  case definitionCycle = "definition-cycle"
  case definitionInRule = "definition-in-rule"
  case descendantSelector = "descendant-selector"
  case importCycle = "import-cycle"
  case importNotFound = "import-not-found"
  case importOutsideRoot = "import-outside-root"
  case importTooDeep = "import-too-deep"
  case lineComment = "line-comment"
  case malformedAtRule = "malformed-at-rule"
  case malformedMediaCondition = "malformed-media-condition"
  case missingClosingBrace = "missing-closing-brace"
  case missingColon = "missing-colon"
  case missingLastSemicolon = "missing-last-semicolon"
  case missingOpeningBrace = "missing-opening-brace"
  case missingSelector = "missing-selector"
  case missingSemicolon = "missing-semicolon"
  case missingValue = "missing-value"
  case nestedSelectorWithoutParent = "nested-selector-without-parent"
  case nestingTooDeep = "nesting-too-deep"
  case nonAsciiName = "non-ascii-name"
  case notUtf8 = "not-utf8"
  case parentOutsideRule = "parent-outside-rule"
  case percentSign = "percent-sign"
  case repeatedMediaAxis = "repeated-media-axis"
  case reservedPrefix = "reserved-prefix"
  case slashesInWord = "slashes-in-word"
  case straySemicolon = "stray-semicolon"
  case themecOnly = "themec-only"
  case tooManySelectors = "too-many-selectors"
  case undefinedDefinition = "undefined-definition"
  case unexpectedCharacter = "unexpected-character"
  case unexpectedClosingBrace = "unexpected-closing-brace"
  case unexpectedToken = "unexpected-token"
  case unknownAtRule = "unknown-at-rule"
  case unknownMediaAxis = "unknown-media-axis"
  case unknownMediaChoice = "unknown-media-choice"
  case unknownRegistryWord = "unknown-registry-word"
  case unopenedComment = "unopened-comment"
  case unterminatedComment = "unterminated-comment"
  case unterminatedString = "unterminated-string"
  case valueTooLong = "value-too-long"

  /// The text of `themec explain CODE`.
  package var explanation: CodeExplanation {
    switch self {
    case .classListSelector: .classListSelector
    case .commentTouchesWord: .commentTouchesWord
    case .conflictMarker: .conflictMarker
    case .declarationOutsideRule: .declarationOutsideRule
    case .definitionCycle: .definitionCycle
    case .definitionInRule: .definitionInRule
    case .descendantSelector: .descendantSelector
    case .importCycle: .importCycle
    case .importNotFound: .importNotFound
    case .importOutsideRoot: .importOutsideRoot
    case .importTooDeep: .importTooDeep
    case .lineComment: .lineComment
    case .malformedAtRule: .malformedAtRule
    case .malformedMediaCondition: .malformedMediaCondition
    case .missingClosingBrace: .missingClosingBrace
    case .missingColon: .missingColon
    case .missingLastSemicolon: .missingLastSemicolon
    case .missingOpeningBrace: .missingOpeningBrace
    case .missingSelector: .missingSelector
    case .missingSemicolon: .missingSemicolon
    case .missingValue: .missingValue
    case .nestedSelectorWithoutParent: .nestedSelectorWithoutParent
    case .nestingTooDeep: .nestingTooDeep
    case .nonAsciiName: .nonAsciiName
    case .notUtf8: .notUtf8
    case .parentOutsideRule: .parentOutsideRule
    case .percentSign: .percentSign
    case .repeatedMediaAxis: .repeatedMediaAxis
    case .reservedPrefix: .reservedPrefix
    case .slashesInWord: .slashesInWord
    case .straySemicolon: .straySemicolon
    case .themecOnly: .themecOnly
    case .tooManySelectors: .tooManySelectors
    case .undefinedDefinition: .undefinedDefinition
    case .unexpectedCharacter: .unexpectedCharacter
    case .unexpectedClosingBrace: .unexpectedClosingBrace
    case .unexpectedToken: .unexpectedToken
    case .unknownAtRule: .unknownAtRule
    case .unknownMediaAxis: .unknownMediaAxis
    case .unknownMediaChoice: .unknownMediaChoice
    case .unknownRegistryWord: .unknownRegistryWord
    case .unopenedComment: .unopenedComment
    case .unterminatedComment: .unterminatedComment
    case .unterminatedString: .unterminatedString
    case .valueTooLong: .valueTooLong
    }
  }

  /// The severity unless the user asks for another one or the finding itself is softer.
  package var defaultSeverity: Severity { explanation.severity }
}
