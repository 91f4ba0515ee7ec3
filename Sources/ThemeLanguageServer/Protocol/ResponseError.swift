/// The reason why a request failed.
struct ResponseError: Error {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  var code: Code
  /// A sentence for the user.
  var message: String
  /// The id of a request that could not be read, or nil if the id could not either.
  var id: Message.ID?

  init(_ code: Code, _ message: String, id: Message.ID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")
  static let changed = ResponseError(.contentModified, "the text has changed since then")
}
