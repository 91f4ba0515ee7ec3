extension WorkRequest {
  /// Reads a message of `blaze.worker.WorkRequest`; fields of later versions are skipped.
  init(protobuf bytes: ArraySlice<UInt8>) throws(ProtobufReader.Malformed) {
    var reader = ProtobufReader(bytes)
    while let field = try reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let word)): arguments.append(Argument(bytes: Array(word)))
      case (2, .bytes(let input)): inputs.append(try Input(protobuf: input))
      case (3, .integer(let number)): id = Int(Int32(truncatingIfNeeded: number))
      case (4, .integer(let flag)): isCancellation = flag != 0
      case (5, .integer(let number)): verbosity = Int(Int32(truncatingIfNeeded: number))
      case (6, .bytes(let folder)): sandboxFolder = Array(folder)
      case (1...6, _): throw ProtobufReader.Malformed()
      default: continue
      }
    }
  }
}

extension WorkRequest.Input {
  fileprivate init(protobuf bytes: ArraySlice<UInt8>) throws(ProtobufReader.Malformed) {
    var reader = ProtobufReader(bytes)
    while let field = try reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let name)): path = Array(name)
      case (2, .bytes(let sum)): digest = Array(sum)
      case (1...2, _): throw ProtobufReader.Malformed()
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
