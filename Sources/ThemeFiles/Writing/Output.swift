/// Bytes and where they go.
package struct Output: Sendable {
  package let destination: Destination
  package let bytes: [UInt8]
  /// Whether the file is written anew even if it holds these bytes, so that its time tells of the run.
  package let isRenewed: Bool

  package init(_ destination: Destination, _ bytes: [UInt8], isRenewed: Bool = false) {
    self.destination = destination
    self.bytes = bytes
    self.isRenewed = isRenewed
  }
}
