/// A method of the protocol that the client calls.
///
/// Each lies in a file of its own in `Methods`: its name, how the client learns of it, and its handler.
protocol Method: SendableMetatype {
  static var name: String { get }

  /// The member of the server's capabilities that announces the method; nil if another one does, or none has to.
  static func capability(_ client: ClientCapabilities) -> Capability?

  /// Registers for the method once the session has begun, where clients do not call it unasked.
  static func register(_ server: inout LanguageServer)
}

/// A member of the server's capabilities.
typealias Capability = (name: String, value: any JSONWritable)

extension Method {
  static func capability(_ client: ClientCapabilities) -> Capability? { nil }
  static func register(_ server: inout LanguageServer) {}
}

/// A method that is answered at once.
protocol RequestMethod: Method {
  /// The result of a request.
  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable
}

/// A method that is answered later.
protocol DeferredMethod: Method {
  /// Begins the work on a request.
  static func begin(
    _ id: Message.ID, _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError)
}

/// A method that is not answered.
protocol NotificationMethod: Method {
  static func receive(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError)
}
