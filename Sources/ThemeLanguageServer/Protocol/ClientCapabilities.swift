import ThemeJSON

/// The capabilities of the client on which answers depend.
struct ClientCapabilities {
  private(set) var encoding = PositionEncoding.utf16
  private var features: Set<ClientFeature> = []
  private(set) var diagnosticTags: Set<Int> = []
  /// The answers that the client asks for again when it is told to.
  private(set) var refreshed: Set<Refresh> = []
  private(set) var hasRelatedInformation = false
  private(set) var hasCodeDescription = false
  private(set) var hasDiagnosticData = false
  /// Whether the client asks for the edits of an action once the user has chosen it.
  private(set) var resolvesActions = false
  private(set) var hasEditRangeDefault = false
  private(set) var hasMarkdownHover = false
  private(set) var hasMarkdownCompletion = false

  init() {}

  init(_ value: JSONValue?) {
    let text = value?["textDocument"]
    // The first that we know; UTF-8 needs no counting.
    let encodings = Self.words(value?["general"]?["positionEncodings"])
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    features = Set(ClientFeature.allCases.filter { $0.isNamed(in: value) })
    refreshed = Set(
      Refresh.allCases.filter {
        value?["workspace"]?[$0.rawValue]?["refreshSupport"]?.boolean ?? false
      })
    let publish = text?["publishDiagnostics"] ?? text?["diagnostic"]
    let isPulling = has(.pullDiagnostics)
    hasRelatedInformation =
      publish?["relatedInformation"]?.boolean ?? text?["diagnostic"]?["relatedInformation"]?.boolean
      ?? isPulling
    hasCodeDescription = publish?["codeDescriptionSupport"]?.boolean ?? isPulling
    hasDiagnosticData = publish?["dataSupport"]?.boolean ?? isPulling
    let tags = publish?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer)
    diagnosticTags = Set(tags ?? (isPulling ? [1, 2] : []))
    let completion = text?["completion"]
    hasEditRangeDefault = Self.words(completion?["completionList"]?["itemDefaults"])
      .contains("editRange")
    // Of the formats that a client takes it prefers the first.
    hasMarkdownHover = Self.words(text?["hover"]?["contentFormat"]).first == "markdown"
    hasMarkdownCompletion =
      Self.words(completion?["completionItem"]?["documentationFormat"]).first == "markdown"
    let resolved = Self.words(text?["codeAction"]?["resolveSupport"]?["properties"])
    resolvesActions = has(.actionData) && resolved.contains("edit")
  }

  func has(_ feature: ClientFeature) -> Bool { features.contains(feature) }

  /// The strings of a list.
  private static func words(_ list: JSONValue?) -> [String] {
    list?.elements?.compactMap(\.string) ?? []
  }
}
