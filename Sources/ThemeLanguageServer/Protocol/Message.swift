import ThemeBase

/// A message of a client: a request, a notification or the answer to a request of ours.
struct Message {
  /// The id of a request, given back as it came.
  enum ID: Hashable, JSONWritable {
    case number(Int)
    case text(String)

    init?(_ value: JSONValue) {
      guard let id = value.string.map(ID.text) ?? value.integer.map(ID.number) else { return nil }
      self = id
    }

    func write(to json: inout JSONWriter) {
      switch self {
      case .number(let number): json.value(number)
      case .text(let text): json.value(text)
      }
    }
  }

  /// Nil for a notification.
  var id: ID?
  /// Nil for an answer.
  var method: String?
  var params: JSONValue?
  /// The result of a request of ours; nil for everything else, failures included.
  var result: JSONValue?

  /// Reads the body of a message.
  static func read(_ bytes: [UInt8]) throws(ResponseError) -> Message {
    let file = SourceFile(id: FileID(index: 0), path: "message", bytes: bytes)
    let value: JSONValue
    do throws(JSONFault) {
      // Half a surrogate pair, which editors count as one unit, must not cost the text of a document.
      value = try JSONReader.read(file, repairsText: true)
    } catch { throw ResponseError(.parseError, "the message is not JSON: \(error.message)") }
    guard value.members != nil else {
      throw ResponseError(.invalidRequest, "a message is an object, not \(value.kindName)")
    }
    var message = Message()
    if let id = Parameters(value: value)["id"] {
      message.id = ID(id)
      guard message.id != nil else {
        throw ResponseError(.invalidRequest, "the id of a request is a number or a string")
      }
    }
    if let method = value["method"] {
      guard let name = method.string else {
        throw ResponseError(.invalidRequest, "'method' is a string, not \(method.kindName)", id: message.id)
      }
      message.method = name
    }
    guard message.method != nil || value["result"] != nil || value["error"] != nil else {
      throw ResponseError(.invalidRequest, "the message has no method", id: message.id)
    }
    message.params = value["params"]
    message.result = value["result"]
    return message
  }
}

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

  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")
  static let changed = ResponseError(.contentModified, "the text has changed since then")
}
