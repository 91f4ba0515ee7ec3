import Foundation
import Testing

/// Builds that are ended from outside.
@Suite struct SignalTests {
  /// Ten themes and their earlier products.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for number in 0..<10 { try sandbox.write("Label { font-size: 1; }\n", to: "t\(number).nss") }
    #expect(try sandbox.shell("themec build t*.nss -o out/ -q").code == 0)
    for number in 0..<10 {
      try sandbox.write("Label { font-size: \(number + 2); }\n", to: "t\(number).nss")
    }
    return sandbox
  }

  private func products(_ sandbox: Sandbox) -> [[UInt8]?] {
    (0..<10).map { sandbox.bytes("out/t\($0).nsst") }
  }

  private func leftovers(_ sandbox: Sandbox) -> [String] {
    sandbox.names.filter { $0.contains(".themec-") }
  }

  /// A shell lets its background jobs ignore `INT`, so that one is sent by the test itself.
  @Test func anInterruptUndoesTheBuild() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    _ = try sandbox.shell("mkfifo pipe")
    let tool = try RunningTool(
      ["build"] + (0..<10).map { "t\($0).nss" } + ["-o", "out/", "-q", "--depfile", "pipe"],
      in: sandbox)
    try tool.wait { !leftovers(sandbox).isEmpty }
    #expect(tool.interrupt() == 2)
    #expect(products(sandbox) == before && leftovers(sandbox) == [])
  }

  /// Some parents block signals, and a process inherits that.
  @Test func blockedSignalsEndTheBuild() throws {
    let sandbox = try sandbox()
    _ = try sandbox.shell("mkfifo in.nss pipe")
    let before = products(sandbox)
    for arguments in [
      ["build", "in.nss"], ["build", "t1.nss", "-o", "out/", "--depfile", "pipe"],
    ] {
      let tool = try RunningTool(
        arguments + ["-q"], in: sandbox, blocking: [SIGTERM, SIGINT, SIGHUP])
      #expect(tool.terminate() == SIGTERM, "\(arguments)")
      #expect(products(sandbox) == before && leftovers(sandbox) == [])
    }
  }

  @Test(arguments: ["HUP", "TERM", "USR1", "ALRM", "XCPU"])
  func aSignalUndoesTheBuild(_ signal: String) throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    let result = try sandbox.shell(
      """
      ulimit -c 0; mkfifo pipe
      "$THEMEC" build t*.nss -o out/ -q --depfile pipe & build=$!
      until ls -d out/.themec-* 2> /dev/null | grep -q .; do :; done
      kill -s \(signal) $build; wait $build
      """)
    #expect(result.code > 128, "\(result.code)")
    #expect(products(sandbox) == before)
    #expect(leftovers(sandbox) == [])
  }

  /// The threads that compiled the theme still wait for work then.
  @Test func aSignalUndoesTheBuildOfALargeTheme() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    let rules = (0..<8_000).map { "Own\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "t1.nss")
    _ = try sandbox.shell("mkfifo pipe")
    let tool = try RunningTool(
      ["build", "t1.nss", "-o", "out/", "-q", "--depfile", "pipe"], in: sandbox)
    try tool.wait { !leftovers(sandbox).isEmpty }
    #expect(tool.terminate() == SIGTERM)
    #expect(products(sandbox) == before && leftovers(sandbox) == [])
  }

  /// No thread waits for signals while a single file is written.
  @Test func aSignalAtAnyMomentLeavesAWholeProduct() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      "$THEMEC" build t1.nss -o new -q; "$THEMEC" build t2.nss -o old -q; mkdir one
      for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        cp old one/out.nsst
        "$THEMEC" build t1.nss -o one/out.nsst -q & build=$!
        if [ $((round % 2)) = 0 ]; then
          until [ "$(ls -A one | wc -l)" != 1 ] || ! kill -0 $build; do :; done 2> /dev/null
        fi
        kill -s TERM $build 2> /dev/null; wait $build; code=$?
        cmp -s one/out.nsst new || { cmp -s one/out.nsst old && [ $code = 143 ]; } || echo "torn after $code"
        ls -A one
      done
      """)
    #expect(result.output == String(repeating: "out.nsst\n", count: 20))
  }

  /// First for the writer of a theme, then for the reader of standard output, which stalls.
  @Test func aBuildThatWaitsForAPipeEndsAtOnce() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    let rules = (0..<3_000).map { "Label\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "big.nss")
    let result = try sandbox.shell(
      """
      mkfifo in.nss full
      "$THEMEC" build in.nss t*.nss -o out/ -q & build=$!
      kill -s TERM $build; wait $build; echo $?
      sleep 60 < full & reader=$!
      "$THEMEC" build --layer t1.nss big.nss -o /dev/stdout --emit json -q --depfile out/d > full & build=$!
      until ls -d out/.themec-* 2> /dev/null | grep -q .; do :; done
      kill -s TERM $build; wait $build; echo $?; kill $reader
      """)
    #expect(result.output == "143\n143\n")
    #expect(products(sandbox) == before && sandbox.read("out/d") == nil)
    #expect(leftovers(sandbox) == [])
  }

  @Test func ignoredSignalsStayIgnored() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      mkfifo pipe; trap '' HUP
      "$THEMEC" build t*.nss -o out/ -q --depfile pipe & build=$!
      until ls -d out/.themec-* 2> /dev/null | grep -q .; do :; done
      kill -s HUP $build; cat pipe > deps; wait $build
      """)
    #expect(result.code == 0)
    #expect(sandbox.read("deps")?.contains("out/t9.nsst") == true)
  }

  @Test func aFileBeyondTheLimitIsAnError() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    let rules = (0..<3_000).map { "Label\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "t5.nss")
    let result = try sandbox.shell("ulimit -f 8; themec build t*.nss -o out/ -q")
    #expect(result.code == 2 && result.errors.contains("'out/t5.nsst': file too large"))
    #expect(products(sandbox) == before && leftovers(sandbox) == [])
  }

  /// Two builds of the same outputs at once: each file is whole, and no temporary file stays.
  ///
  /// The shell waits for the jobs by reading from them: `wait` needs a signal that test runners may block.
  @Test func racingBuildsLeaveWholeFiles() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      for round in 1 2 3 4 5; do
        for job in 1 2 3; do
          (for n in 0 1 2 3 4 5 6 7 8 9; do mkdir -p in$job; echo "Label { font-size: $job; }" > in$job/t$n.nss; done
          "$THEMEC" build in$job/*.nss -o out/ -q || echo failed) &
        done | cat
      done
      """)
    #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(leftovers(sandbox) == [])
    let sizes = try (0..<10).map {
      try sandbox.run("resolve", "out/t\($0).nsst", "-q").output
    }
    #expect(sizes.allSatisfy { $0.contains("font-size: ") })
  }
}
