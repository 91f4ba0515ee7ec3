import Foundation
import TestSupport
import Testing

@testable import themec

/// `lint --changed`: what Git says of the lines decides which findings are shown.
@Suite struct ChangedLinesTests {
  /// A repository with a commit of two sheets; nil without Git.
  private func sandbox() throws -> Sandbox? {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 1px; }\nButton { font-size: 2px; }\n", to: "a b.nss")
    try sandbox.write("Label { font-size: 3px; }\n", to: "same.nss")
    try sandbox.write("old.nss\n", to: ".gitignore")
    let made = try sandbox.shell(
      """
      git init -q . && git config user.email a@example.com && git config user.name A && git checkout -q -b main \
        && git add -A && git commit -q -m one
      """)
    guard made.code == 0 else {
      print("note: no 'git'; '--changed' is not run")
      return nil
    }
    return sandbox
  }

  /// The places of what is found: `a b.nss:1`.
  private func places(_ sandbox: Sandbox, _ words: String, in folder: String = ".") throws -> [String] {
    let run = try sandbox.shell("cd \(folder) && themec lint --format json \(words)")
    expect(run.errors.isEmpty, "\(words): \(run.errors)")
    let found = run.output.matches(of: #/"file": "(.+?)",[^{]*"start": \{[^}]*?"line": (\d+)/#)
    return Set(found.map { "\($0.1):\($0.2)" }).sorted()
  }

  @Test func onlyChangedLinesAreReported() throws {
    guard let sandbox = try sandbox() else { return }
    try expectEqual(places(sandbox, "--changed"), [])
    try sandbox.write("Label { font-size: 1px; }\nButton { font-size: 2px;\n  border-width: 9px; }\n", to: "a b.nss")
    for name in ["new.nss", "old.nss", "in/t\"ä\t.nss"] { try sandbox.write("Label { font-size: 4px; }\n", to: name) }
    let changed = ["a b.nss:2", "a b.nss:3", "in/t\\\"ä\\\\t.nss:1", "new.nss:1"]
    try expectEqual(places(sandbox, "--changed").sorted(), changed)
    try expectEqual(places(sandbox, "--changed 'a b.nss' same.nss"), ["a b.nss:2", "a b.nss:3"])
    _ = try sandbox.shell("git add in")
    try expectEqual(places(sandbox, "--changed .").sorted(), changed)
    try expectEqual(places(sandbox, "--changed", in: "in").count, 1)
    try expectEqual(places(sandbox, "--changed ../in", in: "in").count, 1)
    try expectEqual(places(sandbox, "--changed \(sandbox.folder.path)", in: "/").count, 4)
    // Of a branch, what it changed since it grew apart, also where the other one has gone on.
    _ = try sandbox.shell("git checkout -q -b topic && git add -A && git commit -q -m two && git checkout -q main")
    try sandbox.write("Label { font-size: 33px; }\n", to: "same.nss")
    _ = try sandbox.shell("git commit -q -a -m three && git checkout -q topic")
    try expectEqual(places(sandbox, "--changed"), [])
    for words in ["--changed=main", "--changed main", "--changed=main .", ". --changed main"] {
      try expectEqual(places(sandbox, words).sorted(), changed, "\(words)")
    }
  }

  @Test func whatGitDoesNotKnowIsSaid() throws {
    guard let sandbox = try sandbox() else { return }
    for words in ["--changed=nosuch", "--changed nosuch .", "--changed=--help"] {
      let run = try sandbox.shell("themec lint \(words)")
      expect(run.code == 2 && run.errors.hasPrefix("error: git knows no commit '"), "\(run.errors)")
    }
    for option in ["--fix", "--unsafe-fixes", "--diff"] {
      try expectEqual(sandbox.shell("themec lint --changed \(option) .").code, 64)
    }
    for line in [
      "rm -rf .git; GIT_CEILING_DIRECTORIES=/ themec lint --changed", "PATH= $(command -v themec) lint --changed",
    ] {
      let run = try sandbox.shell(line)
      expect(run.code == 2 && run.errors.hasPrefix("error: '--changed' needs git"), "\(run.errors)")
    }
  }

  /// A repository without a commit has nothing but new files.
  @Test func withoutACommitAllIsNew() throws {
    guard let sandbox = try sandbox() else { return }
    _ = try sandbox.shell("rm -rf .git && git init -q . && git add same.nss")
    try expectEqual(places(sandbox, "--changed").count, 3)
  }

  @Test func nothingOfTheRepositoryIsRun() throws {
    guard let sandbox = try sandbox() else { return }
    try sandbox.write("#!/bin/sh\ntouch \(sandbox.folder.path)/ran; cat\n", to: "run")
    try sandbox.write("*.nss diff=x filter=y\n", to: ".gitattributes")
    let settings = [
      "core.fsmonitor", "core.pager", "diff.external", "diff.x.command", "diff.x.textconv", "filter.y.clean",
      "filter.y.process",
    ]
    let set = settings.map { "git config \($0) \"$PWD/run\"; " }.joined()
    _ = try sandbox.shell(
      """
      chmod +x run; \(set) git config filter.y.required true; git config core.hooksPath "$PWD/hooks"; mkdir hooks
      for hook in post-index-change fsmonitor-watchman; do cp run hooks/$hook; done
      echo 'Label { font-size: 5px; }' > same.nss; touch 'a b.nss'; rm -f ran
      """)
    try expectEqual(places(sandbox, "--changed"), ["same.nss:1"])
    let run = try sandbox.shell("GIT_EXTERNAL_DIFF=\"$PWD/run\" themec lint --changed")
    expect(run.output.contains("unit-suffix") && sandbox.bytes("ran") == nil)
  }

  /// Lines of a hunk may look like the head of another file.
  @Test func differencesAreRead() {
    let diff = GitDiff(
      Array(
        """
        diff --git a/a.nss b/a.nss
        index 1..2 100644
        --- a/a.nss
        +++ b/a.nss
        @@ -1,2 +1,2 @@ Label {
        --- a/x
        -b
        +++ b/x
        +@@ -1 +1 @@
        \\ No newline at end of file
        @@ -9 +9,0 @@
        -c
        @@ -20,0 +19 @@
        +d
        --- a/gone.nss
        +++ /dev/null
        @@ -1 +0,0 @@
        -e
        +++ "b/\\303\\244\\t\\"x.nss"
        @@ -0,0 +1,3 @@

        """.utf8))
    expectEqual(
      diff.lines, [Array("a.nss".utf8): [1...2, 19...19], Array("ä\t\"x.nss".utf8): [1...3]])
  }
}
