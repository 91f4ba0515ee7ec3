/// The rules of the standard streams: each takes one document of a run.
enum StandardStreams {
  /// Refuses a second document on a stream; the documents are words such as `the page`.
  static func allowOne(_ documents: [String], on stream: String = "standard output", help: [String] = [])
    throws(Failure)
  {
    guard documents.count > 1 else { return }
    throw .usage("\(documents[0]) and \(documents[1]) would both be written to \(stream)", help: help)
  }
}
