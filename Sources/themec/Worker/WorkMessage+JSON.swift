import ThemeBase
import ThemeJSON

extension WorkRequest {
  /// The reason why a JSON text is not a request.
  struct Mistake: Error {
    let message: String
  }

  /// Reads a request in JSON; other members are skipped.
  init(json bytes: [UInt8]) throws(Mistake) {
    let document: JSONValue
    do throws(JSONFault) {
      document = try JSONReader.read(
        SourceFile(id: FileID(index: 0), path: "request", bytes: bytes))
    } catch {
      throw Mistake(message: "\(error.message) at byte \(error.span.start)")
    }
    for member in document.members ?? [] {
      let value = member.value
      switch member.name {
      case "arguments":
        let words = try value.required(value.elements, member.name)
        arguments = try words.map { word throws(Mistake) in
          Argument(try word.required(word.string, member.name))
        }
      case "requestId":
        let number = try value.required(value.number, member.name)
        id = Int(try value.required(Int32(exactly: number), member.name))
      case "cancel": isCancellation = try value.required(value.boolean, member.name)
      case "sandboxDir":
        sandboxFolder = Array(try value.required(value.string, member.name).utf8)
      default: continue
      }
    }
  }
}

extension JSONValue {
  fileprivate func required<Value>(
    _ value: Value?, _ name: String
  ) throws(WorkRequest.Mistake) -> Value {
    guard let value else {
      throw WorkRequest.Mistake(message: "'\(name)' cannot be \(kindName)")
    }
    return value
  }
}

extension WorkResponse {
  /// The response on a line of its own.
  ///
  /// Members that are 0 or empty are written too: Bazel 4.2 waits for more after an object without members.
  var json: [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("exitCode", Int(exitCode))
      json.member("output", output)
      json.member("requestId", id)
      if isCancelled { json.member("wasCancelled", true) }
    }
    return json.document()
  }
}
