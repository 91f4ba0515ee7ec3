import Foundation
import TestSupport
import Testing

@testable import themec

/// The tool as a persistent worker of a build engine.
@Suite struct WorkerTests {
  private func fleet(_ count: Int, in sandbox: Sandbox) throws {
    try sandbox.write("@ink: red;\nButton { font-color: @ink; }\n", to: "base.nss")
    for number in 0..<count {
      try sandbox.write(
        "@import \"base.nss\";\nLabel { font-size: \(number + 1); }\n", to: "b\(number).nss")
    }
  }

  private func json(_ id: Int, _ arguments: String...) -> String {
    let words = arguments.map { "\"\($0)\"" }.joined(separator: ",")
    return "{\"arguments\":[\(words)],\"requestId\":\(id)}"
  }

  @Test func requestsAreAnsweredInBothForms() throws {
    let sandbox = try Sandbox()
    try fleet(2, in: sandbox)
    let requests =
      json(1, "build", "b0.nss", "-o", "out0.nsst") + json(2, "build", "no.nss", "-o", "x.nsst")
      + json(3, "build", "b1.nss", "-o", "-", "--emit", "nss")
    let expected = """
      {"exitCode":0,"output":"wrote out0.nsst (2 classes, 2 properties)\\n","requestId":1}
      {"exitCode":2,"output":"error: cannot read 'no.nss': no such file or folder\\n","requestId":2}
      {"exitCode":0,"output":"Button {\\n  font-color: red;\\n}\\nLabel {\\n  font-size: 2;\\n}\\n","requestId":3}

      """
    let result = try sandbox.run("worker", "--persistent_worker", input: requests)
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output == expected)
    #expect(try sandbox.run("build", "b0.nss", "-o", "once.nsst").code == 0)
    #expect(sandbox.bytes("out0.nsst") == sandbox.bytes("once.nsst"))

    var binary = ProtobufWriter()
    for word in ["b0.nss", "-o", "out1.nsst"] { binary.write(word.utf8, field: 1) }
    try sandbox.write(binary.delimited + [0], to: ".run.requests")
    let worker = try sandbox.shell("themec build -q --persistent_worker < .run.requests")
    // The second request has no theme.
    #expect(worker.code == 0 && worker.bytes.first == 0 && worker.bytes.dropFirst(2).first != 0)
    #expect(sandbox.bytes("out1.nsst") == sandbox.bytes("once.nsst"))
  }

  @Test func badRequestsAreSurvived() throws {
    let sandbox = try Sandbox()
    try fleet(1, in: sandbox)
    let good = json(9, "lint", "-q", "b0.nss")
    let input = "{\"arguments\":[1]}" + "{\"a\"}" + "x" + json(1, "bild") + json(2) + good
    let result = try sandbox.run("--persistent_worker", input: input)
    let lines = result.output.split(separator: "\n")
    #expect(
      result.code == 0 && lines.count == 6
        && lines.last == "{\"exitCode\":0,\"output\":\"\",\"requestId\":9}")
    #expect(lines.dropLast().allSatisfy { $0.contains("\"exitCode\":64") })
    let cut = try sandbox.run("worker", "--protocol=json", "--persistent_worker", input: "{\"a\":")
    #expect(cut.code == 2 && cut.output.contains("the stream ends within a request"))
  }

  /// A signal, a watch or a server among the requests cannot take the streams of the engine.
  @Test func noCommandReadsOrWritesBetweenResponses() throws {
    let sandbox = try Sandbox()
    try fleet(1, in: sandbox)
    let input =
      json(1, "build", "--watch", "b0.nss") + json(2, "lsp") + json(3, "build", "-")
      + json(4, "completions", "bash") + json(5, "--version")
    let result = try sandbox.run("worker", "--persistent_worker", input: input)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(lines.last == "{\"exitCode\":0,\"output\":\"\(Tool.version)\\n\",\"requestId\":5}")
  }

  @Test func theSandboxFolderIsWherePathsBegin() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-sise: 1; }\n", to: "__sandbox/1/a.nss")
    try sandbox.write("Label { font-size: 2; }\n", to: "a.nss")
    let first = #"{"arguments":["lint","a.nss"],"sandboxDir":"__sandbox/1"}"#
    let input = first + json(2, "lint", "a.nss") + #"{"arguments":[],"sandboxDir":"none"}"#
    let result = try sandbox.run("worker", "--persistent_worker", input: input)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("font-sise") && lines[0].contains(" a.nss:1:9"))
    #expect(!lines[1].contains("font-sise") && lines[2].contains("\"exitCode\":2"))
  }

  /// The same themes in two orders, and each by a process of its own, give the same bytes.
  @Test func nothingIsKeptFromOneRequestToTheNext() throws {
    let sandbox = try Sandbox()
    let count = MutationCount.isLongRun ? 200 : 12
    try fleet(count, in: sandbox)
    try sandbox.write("@ink: blue;\nButton { padding: 1; }\n@ink: ;\n", to: "wrong.nss")
    let numbers = Array(0..<count)
    for (name, order) in [("up", numbers), ("down", numbers.reversed())] {
      let requests = order.map { number in
        json(1, "build", "wrong.nss") + json(2, "build", "b\(number).nss", "-o", "\(name)\(number)")
      }
      _ = try sandbox.run("worker", "--persistent_worker", input: requests.joined())
    }
    for number in [0, 5, count - 1] {
      #expect(try sandbox.run("build", "-q", "b\(number).nss", "-o", "one\(number)").code == 0)
      #expect(sandbox.bytes("one\(number)") == sandbox.bytes("up\(number)"))
    }
    for number in numbers {
      let bytes = sandbox.bytes("up\(number)")
      #expect(bytes != nil && bytes == sandbox.bytes("down\(number)"))
    }
  }

  @Test func withoutTheFlagItRunsOnce() throws {
    let sandbox = try Sandbox()
    try fleet(1, in: sandbox)
    try sandbox.write("build\nb0.nss\n--quiet\n", to: "flags")
    #expect(try sandbox.run("worker", "--protocol", "json", "@flags").code == 0)
    #expect(sandbox.bytes("b0.nsst") != nil)
    #expect(try sandbox.run("worker", "lint", "-h").output.contains("USAGE: themec lint"))
    #expect(try sandbox.run("worker").code == 64)
    #expect(try sandbox.run("worker", "--protocol", "xml").code == 64)
  }
}
