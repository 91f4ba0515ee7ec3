import Foundation
import TestSupport
import Testing

/// Builds that are ended from outside.
@Suite struct SignalTests {
  /// Ten themes and their earlier products.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for number in 0..<10 { try sandbox.write("Label { font-size: 1; }\n", to: "t\(number).nss") }
    try expectEqual(sandbox.shell("themec build t*.nss -o out/ -q").code, 0)
    for number in 0..<10 { try sandbox.write("Label { font-size: \(number + 2); }\n", to: "t\(number).nss") }
    return sandbox
  }

  private func products(_ sandbox: Sandbox) -> [[UInt8]?] { (0..<10).map { sandbox.bytes("out/t\($0).nsst") } }

  private func leftovers(_ sandbox: Sandbox) -> [String] { sandbox.names.filter { $0.contains(".themec-") } }

  /// A shell lets its background jobs ignore `INT`, so that one is sent by the test itself.
  @Test func anInterruptEndsABuildThatWaits() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    _ = try sandbox.shell("mkfifo pipe")
    let tool = try RunningTool(
      ["build"] + (0..<10).map { "t\($0).nss" } + ["-o", "out/", "-q", "--depfile", "pipe"], in: sandbox)
    Thread.sleep(forTimeInterval: 0.2)
    expectEqual(tool.interrupt(), 2)
    expect(products(sandbox) == before && leftovers(sandbox) == [])
  }

  /// Some parents block signals, and a process inherits that.
  @Test func blockedSignalsEndTheBuild() throws {
    let sandbox = try sandbox()
    _ = try sandbox.shell("mkfifo in.nss pipe")
    let before = products(sandbox)
    for arguments in [["build", "in.nss"], ["build", "t1.nss", "-o", "out/", "--depfile", "pipe"]] {
      let tool = try RunningTool(arguments + ["-q"], in: sandbox, blocking: [SIGTERM, SIGINT, SIGHUP])
      expectEqual(tool.terminate(), SIGTERM, "\(arguments)")
      expect(products(sandbox) == before && leftovers(sandbox) == [])
    }
  }

  /// The products of one build are all new or all old, and nothing else is there, whenever a signal comes: also while the
  /// threads that compiled a large theme wait for work.
  @Test(arguments: ["HUP", "TERM", "USR1", "ALRM", "XCPU"]) func aSignalAtAnyMomentChangesAllOrNothing(_ signal: String)
    throws
  {
    let sandbox = try sandbox()
    let rules = (0..<2_000).map { "Own\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "t1.nss")
    let result = try sandbox.shell(
      """
      ulimit -c 0; cp -r out old; "$THEMEC" build t*.nss -o new/ -q
      for round in 0 1 2 3 4 5 6 7 8 9; do
        rm -rf out; cp -r old out
        "$THEMEC" build t*.nss -o out/ -q & build=$!
        sleep 0.0$round
        kill -s \(signal) $build 2> /dev/null; wait $build
        diff -r out new > /dev/null || diff -r out old || echo "torn in round $round"
      done
      """)
    expectEqual(result.output, "")
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
      sleep 0.2
      kill -s TERM $build; wait $build; echo $?; kill $reader
      """)
    expectEqual(result.output, "143\n143\n")
    expect(products(sandbox) == before && sandbox.read("out/d") == nil)
    expectEqual(leftovers(sandbox), [])
  }

  @Test func ignoredSignalsStayIgnored() throws {
    let sandbox = try sandbox()
    let result = try sandbox.shell(
      """
      mkfifo pipe; trap '' HUP
      "$THEMEC" build t*.nss -o out/ -q --depfile pipe & build=$!
      sleep 0.2
      kill -s HUP $build; cat pipe > deps; wait $build
      """)
    expectEqual(result.code, 0)
    expectEqual(sandbox.read("deps")?.contains("out/t9.nsst"), true)
  }

  @Test func aFileBeyondTheLimitIsAnError() throws {
    let sandbox = try sandbox()
    let before = products(sandbox)
    let rules = (0..<3_000).map { "Label\($0) { font-size: 2; }\n" }.joined()
    try sandbox.write(rules, to: "t5.nss")
    let result = try sandbox.shell("ulimit -f 8; themec build t*.nss -o out/ -q")
    expect(result.code == 2 && result.errors.contains("'out/t5.nsst': file too large"))
    expect(products(sandbox) == before && leftovers(sandbox) == [])
  }

  /// Two builds into one folder at once both succeed, and the folder is one's or the other's.
  ///
  /// The shell waits for the jobs by reading from them: `wait` needs a signal that test runners may block.
  @Test func racingBuildsWaitForEachOther() throws {
    let sandbox = try Sandbox()
    for color in [1, 2] {
      let rules = (0..<60).map { "@color\($0): #0000\(color)\($0 % 10);\n" }
      try sandbox.write(rules.joined() + "Label { font-color: @color1; }\n", to: "\(color).nss")
    }
    let rounds = MutationCount.isThorough ? 150 : 5
    let result = try sandbox.shell(
      """
      for color in 1 2; do "$THEMEC" build $color.nss --emit xcassets:whole$color/C.xcassets -q; done
      for round in $(seq \(rounds)); do
        for color in 1 2; do
          ("$THEMEC" build $color.nss --emit xcassets:o/C.xcassets -q || echo failed) &
        done | cat
        diff -r o whole1 > /dev/null || diff -r o whole2
        [ $((round % 3)) != 0 ] || rm -r o
      done
      """)
    expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
  }
}
