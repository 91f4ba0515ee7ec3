import ThemeBase
import ThemeCompiler

/// The parameters of a request.
///
/// Reading one that is missing or of another type throws an error.
struct Parameters {
  let value: JSONValue?

  subscript(name: String) -> JSONValue? {
    guard let member = value?[name] else { return nil }
    if case .null = member.content { return nil }
    return member
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
  /// The whole number, or nil for any other value.
  var integer: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(exactly: number)
  }
}
