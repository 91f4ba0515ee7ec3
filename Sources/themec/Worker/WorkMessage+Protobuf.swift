extension WorkRequest {
  /// Reads a message of `blaze.worker.WorkRequest`; other fields are skipped.
  init(protobuf bytes: ArraySlice<UInt8>) throws(ProtobufReader.Malformed) {
    var reader = ProtobufReader(bytes)
    while let field = try reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let word)): arguments.append(Argument(bytes: Array(word)))
      case (3, .integer(let number)): id = Int(Int32(truncatingIfNeeded: number))
      case (4, .integer(let flag)): isCancellation = flag != 0
      case (6, .bytes(let folder)): sandboxFolder = Array(folder)
      case (1, _), (3, _), (4, _), (6, _): throw ProtobufReader.Malformed()
      default: continue
      }
    }
  }
}

extension WorkResponse {
  /// The message of `blaze.worker.WorkResponse` after its length.
  var protobuf: [UInt8] {
    var message = ProtobufWriter()
    message.write(Int(exitCode), field: 1)
    message.write(output.utf8, field: 2)
    message.write(id, field: 3)
    message.write(isCancelled ? 1 : 0, field: 4)
    return message.delimited
  }
}
