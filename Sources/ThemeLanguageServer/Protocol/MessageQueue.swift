import ThemeBase
import ThemeCompiler

/// The messages that wait for their turn, in the order in which they came.
struct MessageQueue {
  /// The work of one turn.
  enum Entry {
    case message(Message)
    /// A request that the client has cancelled.
    case cancelled(Message.ID)
    /// A message that could not be read.
    case fault(ResponseError)
  }

  /// About how many bytes a message takes beside its text.
  private static let overhead = 1024

  private var framer = MessageFramer()
  private var entries: [(entry: Entry, size: Int)] = []
  /// The number of entries at the front that had their turn.
  private var taken = 0
  /// About how many bytes the waiting messages take.
  private(set) var size = 0

  var isEmpty: Bool { taken == entries.count }

  /// Takes bytes that the client sent.
  ///
  /// Returns the ids of the cancelled requests that do not wait: they are answered later, or were answered already.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [Message.ID] {
    framer.append(bytes)
    var cancelled: [Message.ID] = []
    while let frame = framer.next() {
      switch frame {
      case .malformedHeader:
        append(.fault(ResponseError(.parseError, "a header has no length, or not that of its message")))
      case .message(let body):
        do throws(ResponseError) {
          let message = try Message.read(body)
          if message.method == "$/cancelRequest" {
            let id = message.params?["id"].flatMap(Message.ID.init)
            if let id, !cancel(id) { cancelled.append(id) }
          } else {
            append(.message(message), length: body.count)
          }
        } catch { append(.fault(error)) }
      }
    }
    return cancelled
  }

  /// Adds work, for a message with the number of bytes of its text.
  mutating func append(_ entry: Entry, length: Int = 0) {
    entries.append((entry, length + Self.overhead))
    size += length + Self.overhead
  }

  /// Cancels a waiting request; false if none has the id.
  mutating func cancel(_ id: Message.ID) -> Bool {
    let index = entries[taken...].firstIndex { entry, _ in
      if case .message(let message) = entry { message.method != nil && message.id == id } else { false }
    }
    if let index { entries[index].entry = .cancelled(id) }
    return index != nil
  }

  /// Takes the entry that came first.
  mutating func popFirst() -> Entry? {
    guard !isEmpty else { return nil }
    let (entry, length) = entries[taken]
    taken += 1
    size -= length
    // Taken entries are freed once they fill half of the queue, so each entry moves once on average.
    if taken > entries.count / 2 {
      entries.removeFirst(taken)
      taken = 0
    }
    return entry
  }
}

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
    (self.code, self.message, self.id) = (code, message, id)
  }

  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")
  static let changed = ResponseError(.contentModified, "the text has changed since then")
}

/// The parameters of a request.
///
/// Reading one that is missing or of another type throws an error.
struct Parameters {
  let value: JSONValue?

  subscript(name: String) -> JSONValue? {
    value?[name].flatMap { $0.isNull ? nil : $0 }
  }

  func string(_ name: String) throws(ResponseError) -> String { try required(name, "a string") { $0.string } }

  func object(_ name: String) throws(ResponseError) -> Parameters {
    try required(name, "an object") { $0.members == nil ? nil : Parameters(value: $0) }
  }

  func array(_ name: String) throws(ResponseError) -> [JSONValue] { try required(name, "an array") { $0.elements } }

  func number(_ name: String) throws(ResponseError) -> Double { try required(name, "a number") { $0.number } }

  /// A count of lines or characters.
  ///
  /// Clients name the end by the greatest number that they have: those beyond the protocol's numbers are its greatest.
  func count(_ name: String) throws(ResponseError) -> Int {
    try required(name, "a whole number from 0 on") { value in
      value.number.flatMap { $0 < 0 ? nil : Int(exactly: min($0, Double(Int32.max))) }
    }
  }

  /// The `uri` of `textDocument`.
  func documentURI() throws(ResponseError) -> String { try object("textDocument").string("uri") }

  /// The path of the document that the parameters are about.
  func documentPath() throws(ResponseError) -> ImportPath { DocumentURI.path(of: try documentURI()) }

  /// The members of an object that the server completes and sends back, which has a member of some name.
  func completable(_ name: String) throws(ResponseError) -> JSONObject {
    guard let members = value?.members else {
      throw ResponseError(.invalidParams, "'\(name)' is missing or is not a string")
    }
    return JSONObject(members)
  }

  func position(_ name: String = "position") throws(ResponseError) -> TextPosition { try TextPosition(object(name)) }

  func range(_ name: String = "range") throws(ResponseError) -> TextRange { try TextRange(object(name)) }

  /// A parameter of a kind, which `read` reads.
  private func required<Value>(_ name: String, _ kind: String, _ read: (JSONValue) -> Value?) throws(ResponseError)
    -> Value
  {
    if let value = self[name].flatMap(read) { return value }
    throw ResponseError(.invalidParams, "'\(name)' is missing or is not \(kind)")
  }
}

extension TextPosition {
  init(_ parameters: Parameters) throws(ResponseError) {
    self.init(line: try parameters.count("line"), character: try parameters.count("character"))
  }
}

extension TextRange {
  init(_ parameters: Parameters) throws(ResponseError) {
    start = try TextPosition(parameters.object("start"))
    end = try TextPosition(parameters.object("end"))
  }
}

extension JSONValue {
  var isNull: Bool { if case .null = content { true } else { false } }

  /// The whole number, or nil for any other value.
  var integer: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(exactly: number)
  }
}
