/// Every kind of thing that themec can say.
///
/// The raw value is the code as people see it: kebab-case, it names the fault and never changes its meaning. What a
/// code means stands in one file of `Codes/`, named after it.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case ambiguousHex = "ambiguous-hex"
  case arithmeticOverflow = "arithmetic-overflow"
  case booleanWord = "boolean-word"
  case boxWithCommas = "box-with-commas"
  case classCycle = "class-cycle"
  case classListSelector = "class-list-selector"
  case colorFunctionNotRead = "color-function-not-read"
  case commentTouchesWord = "comment-touches-word"
  case computedValue = "computed-value"
  case conflictMarker = "conflict-marker"
  case declarationOutsideRule = "declaration-outside-rule"
  case definitionAcrossLayers = "definition-across-layers"
  case definitionCycle = "definition-cycle"
  case definitionInComment = "definition-in-comment"
  case definitionInRule = "definition-in-rule"
  case definitionInValue = "definition-in-value"
  case definitionSharesLine = "definition-shares-line"
  case definitionSpacing = "definition-spacing"
  case definitionUnderMedia = "definition-under-media"
  case descendantSelector = "descendant-selector"
  case divisionByZero = "division-by-zero"
  case documentedSlip = "documented-slip"
  case emptyRule = "empty-rule"
  case fontAliasCase = "font-alias-case"
  case halfGradient = "half-gradient"
  case hexLength = "hex-length"
  case hslIsHsb = "hsl-is-hsb"
  case ignoredText = "ignored-text"
  case importCycle = "import-cycle"
  case importNotFound = "import-not-found"
  case importOutsideRoot = "import-outside-root"
  case importTooDeep = "import-too-deep"
  case insetsWithoutImage = "insets-without-image"
  case integerAlpha = "integer-alpha"
  case invalidExpression = "invalid-expression"
  case invalidValue = "invalid-value"
  case lineComment = "line-comment"
  case malformedAtRule = "malformed-at-rule"
  case malformedMediaCondition = "malformed-media-condition"
  case malformedRegistry = "malformed-registry"
  case mediaAxisNotRead = "media-axis-not-read"
  case misplacedAtRule = "misplaced-at-rule"
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
  case notExpressible = "not-expressible"
  case notUtf8 = "not-utf8"
  case offsetWithoutComma = "offset-without-comma"
  case oldPaletteName = "old-palette-name"
  case outOfRange = "out-of-range"
  case paletteKeySpelling = "palette-key-spelling"
  case paletteOverride = "palette-override"
  case paletteSuffixIgnored = "palette-suffix-ignored"
  case parentOutsideRule = "parent-outside-rule"
  case partialPaletteOverride = "partial-palette-override"
  case percentSign = "percent-sign"
  case quotedString = "quoted-string"
  case redefinedDefinition = "redefined-definition"
  case repeatedMediaAxis = "repeated-media-axis"
  case reservedPrefix = "reserved-prefix"
  case rulesNotRead = "rules-not-read"
  case slashesInWord = "slashes-in-word"
  case splitRule = "split-rule"
  case straySemicolon = "stray-semicolon"
  case themecOnly = "themec-only"
  case tooManySelectors = "too-many-selectors"
  case undeclaredClass = "undeclared-class"
  case undefinedDefinition = "undefined-definition"
  case undoneMediaRule = "undone-media-rule"
  case unexpectedCharacter = "unexpected-character"
  case unexpectedClosingBrace = "unexpected-closing-brace"
  case unexpectedToken = "unexpected-token"
  case unitSuffix = "unit-suffix"
  case unknownAtRule = "unknown-at-rule"
  case unknownClassPath = "unknown-class-path"
  case unknownColor = "unknown-color"
  case unknownFunction = "unknown-function"
  case unknownMediaAxis = "unknown-media-axis"
  case unknownMediaChoice = "unknown-media-choice"
  case unknownPalette = "unknown-palette"
  case unknownProperty = "unknown-property"
  case unknownRegistryWord = "unknown-registry-word"
  case unknownState = "unknown-state"
  case unmatchedPattern = "unmatched-pattern"
  case unopenedComment = "unopened-comment"
  case unreachablePaletteOverride = "unreachable-palette-override"
  case unreadProperty = "unread-property"
  case unterminatedComment = "unterminated-comment"
  case unterminatedString = "unterminated-string"
  case unusedDefinition = "unused-definition"
  case valueTooLong = "value-too-long"

  /// The text of `themec explain CODE`.
  package var explanation: CodeExplanation {
    switch self {
    case .ambiguousHex: .ambiguousHex
    case .arithmeticOverflow: .arithmeticOverflow
    case .booleanWord: .booleanWord
    case .boxWithCommas: .boxWithCommas
    case .classCycle: .classCycle
    case .classListSelector: .classListSelector
    case .colorFunctionNotRead: .colorFunctionNotRead
    case .commentTouchesWord: .commentTouchesWord
    case .computedValue: .computedValue
    case .conflictMarker: .conflictMarker
    case .declarationOutsideRule: .declarationOutsideRule
    case .definitionAcrossLayers: .definitionAcrossLayers
    case .definitionCycle: .definitionCycle
    case .definitionInComment: .definitionInComment
    case .definitionInRule: .definitionInRule
    case .definitionInValue: .definitionInValue
    case .definitionSharesLine: .definitionSharesLine
    case .definitionSpacing: .definitionSpacing
    case .definitionUnderMedia: .definitionUnderMedia
    case .descendantSelector: .descendantSelector
    case .divisionByZero: .divisionByZero
    case .documentedSlip: .documentedSlip
    case .emptyRule: .emptyRule
    case .fontAliasCase: .fontAliasCase
    case .halfGradient: .halfGradient
    case .hexLength: .hexLength
    case .hslIsHsb: .hslIsHsb
    case .ignoredText: .ignoredText
    case .importCycle: .importCycle
    case .importNotFound: .importNotFound
    case .importOutsideRoot: .importOutsideRoot
    case .importTooDeep: .importTooDeep
    case .insetsWithoutImage: .insetsWithoutImage
    case .integerAlpha: .integerAlpha
    case .invalidExpression: .invalidExpression
    case .invalidValue: .invalidValue
    case .lineComment: .lineComment
    case .malformedAtRule: .malformedAtRule
    case .malformedMediaCondition: .malformedMediaCondition
    case .malformedRegistry: .malformedRegistry
    case .mediaAxisNotRead: .mediaAxisNotRead
    case .misplacedAtRule: .misplacedAtRule
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
    case .notExpressible: .notExpressible
    case .notUtf8: .notUtf8
    case .offsetWithoutComma: .offsetWithoutComma
    case .oldPaletteName: .oldPaletteName
    case .outOfRange: .outOfRange
    case .paletteKeySpelling: .paletteKeySpelling
    case .paletteOverride: .paletteOverride
    case .paletteSuffixIgnored: .paletteSuffixIgnored
    case .parentOutsideRule: .parentOutsideRule
    case .partialPaletteOverride: .partialPaletteOverride
    case .percentSign: .percentSign
    case .quotedString: .quotedString
    case .redefinedDefinition: .redefinedDefinition
    case .repeatedMediaAxis: .repeatedMediaAxis
    case .reservedPrefix: .reservedPrefix
    case .rulesNotRead: .rulesNotRead
    case .slashesInWord: .slashesInWord
    case .splitRule: .splitRule
    case .straySemicolon: .straySemicolon
    case .themecOnly: .themecOnly
    case .tooManySelectors: .tooManySelectors
    case .undeclaredClass: .undeclaredClass
    case .undefinedDefinition: .undefinedDefinition
    case .undoneMediaRule: .undoneMediaRule
    case .unexpectedCharacter: .unexpectedCharacter
    case .unexpectedClosingBrace: .unexpectedClosingBrace
    case .unexpectedToken: .unexpectedToken
    case .unitSuffix: .unitSuffix
    case .unknownAtRule: .unknownAtRule
    case .unknownClassPath: .unknownClassPath
    case .unknownColor: .unknownColor
    case .unknownFunction: .unknownFunction
    case .unknownMediaAxis: .unknownMediaAxis
    case .unknownMediaChoice: .unknownMediaChoice
    case .unknownPalette: .unknownPalette
    case .unknownProperty: .unknownProperty
    case .unknownRegistryWord: .unknownRegistryWord
    case .unknownState: .unknownState
    case .unmatchedPattern: .unmatchedPattern
    case .unopenedComment: .unopenedComment
    case .unreachablePaletteOverride: .unreachablePaletteOverride
    case .unreadProperty: .unreadProperty
    case .unterminatedComment: .unterminatedComment
    case .unterminatedString: .unterminatedString
    case .unusedDefinition: .unusedDefinition
    case .valueTooLong: .valueTooLong
    }
  }

  /// The severity unless the user asks for another one or the finding itself is softer.
  package var defaultSeverity: Severity { explanation.severity }
}
