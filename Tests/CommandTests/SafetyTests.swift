import Foundation
import TestSupport
import Testing

/// Nothing is lost, nothing hangs, nothing gets in: what can go wrong with files, through the whole tool.
@Suite struct SafetyTests {
  private static let theme = "Label { font-size: 2; }\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"base.nss\";\n", to: "a.nss")
    try sandbox.write("Button { font-size: 3; }\n", to: "b.nss")
    try sandbox.write(Self.theme, to: "base.nss")
    try sandbox.write("@class Own : Label;\n", to: "own.nss")
    _ = try sandbox.shell("ln base.nss hard.nss; ln -s base.nss link.nss; mkdir out")
    return sandbox
  }

  @Test func noOutputIsReadByTheSameRun() throws {
    let sandbox = try sandbox()
    let before = sandbox.names.map { sandbox.bytes($0) }
    for line in [
      "build --layer a.nss b.nss -o base.nss", "build --layer a.nss b.nss -o ./out/..//base.nss",
      "build --layer a.nss b.nss -o hard.nss", "build --layer a.nss b.nss -o link.nss",
      "build --layer a.nss b.nss -o a.nss", "build a.nss -o base.nss", "build a.nss b.nss -o .",
      "build a.nss --emit nss -o .", "build a.nss --depfile base.nss", "build a.nss --metafile hard.nss",
      "build a.nss --stamp base.nss", "build a.nss --report json:base.nss",
      "build a.nss --registry own.nss --depfile own.nss", "lint a.nss --report json:base.nss",
      "lint --layer a.nss b.nss --report json:link.nss", "lint a.nss --registry own.nss --report json:own.nss",
      "diff a.nss b.nss --report json:base.nss", "diff a.nss b.nss --report json:b.nss",
      "resolve a.nss --report json:base.nss", "explain a.nss Label --report json:base.nss",
      "debug layout hierarchy --theme a.nss --report json:base.nss",
      "registry --registry own.nss --report json:own.nss", "lint a.nss >> base.nss",
    ] {
      let options = line.contains("-o .") && !line.contains("--emit") ? " --emit nss" : ""
      let result = try sandbox.shell("themec \(line)\(options)")
      expectEqual(result.code, 64, "\(line): \(result.errors)")
      expectEqual(sandbox.names.map { sandbox.bytes($0) }, before, "\(line)")
    }
  }

  #if os(Linux)
    /// Composed and decomposed letters, and the byte `FF` beside the text `\xFF`.
    @Test func namesThatLookAlikeKeepTheirContent() throws {
      let sandbox = try Sandbox()
      let result = try sandbox.shell(
        """
        n=1; for name in "$(printf 'e\\314\\201')" "$(printf '\\303\\251')" "$(printf '\\377')" '\\xFF'; do
          printf 'Label { font-size: %d; }' $n > "$name.nss"; n=$((n + 1))
        done
        for name in "$(printf 'e\\314\\201')" "$(printf '\\303\\251')"; do
          mkdir -p in; cp "$name.nss" in; printf '@import "in/%s.nss";' "$name" > "$name.nss"
        done
        themec build -q -o out/ --emit json *.nss || exit 1
        n=1; for name in "$(printf 'e\\314\\201')" "$(printf '\\303\\251')" "$(printf '\\377')" '\\xFF'; do
          grep -q "\\"value\\": $n}" "out/$name.json" || exit 3; n=$((n + 1))
        done
        """)
      expectEqual(result.code, 0, "\(result.errors)")
    }

    @Test func aFullDeviceChangesNothing() throws {
      let sandbox = try sandbox()
      try expectEqual(sandbox.shell("themec build a.nss -q --depfile d").code, 0)
      let before = sandbox.bytes("a.nsst")
      try sandbox.write("Label { font-size: 9; }\n", to: "a.nss")
      for line in [
        "--metafile /dev/full --depfile d", "--depfile - > /dev/full", "--depfile /dev/full --stamp s --report json:r",
      ] {
        let result = try sandbox.shell("themec build a.nss -q \(line)")
        expect(result.code == 2 && result.errors.contains("no space left on device"))
        expect(sandbox.bytes("a.nsst") == before && sandbox.read("s") == nil)
        expect(sandbox.read("r") == nil)
        expect(!sandbox.names.contains { $0.contains(".themec-") })
      }
    }
  #endif

  @Test func importsStayInsideTheRoot() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "secret.nss")
    try sandbox.write("", to: "app/x")
    _ = try sandbox.shell("cd app && ln -s ../secret.nss link.nss && ln -s .. up")
    for path in ["link.nss", "up/secret.nss", "../secret.nss", "/etc/passwd"] {
      try sandbox.write("@import \"\(path)\";\n", to: "app/a.nss")
      let result = try sandbox.shell("cd app && themec lint a.nss --report=concise")
      expect(result.code == 1 && result.output.contains("[import-outside-root]"), "\(path)")
      let isLink = path == "link.nss" || path == "up/secret.nss"
      expectEqual(result.output.contains("a link leads from '\(path)' out of"), isLink)
    }
    for path in ["\u{301}b.nss", "$PWD/b.nss", "$(pwd -P)//./b.nss"] {
      try sandbox.write(Self.theme, to: "app/\u{301}b.nss")
      try sandbox.write(Self.theme, to: "app/b.nss")
      let result = try sandbox.shell(
        "cd app && echo \"@import \\\"\(path)\\\";\" > a.nss && themec lint a.nss --report=concise")
      expect(result.code == 0 && result.output.isEmpty, "\(path): \(result.output)")
    }
    // Two spellings of one file are one file.
    let once = try sandbox.shell(
      """
      cd app && echo "@import \\"b.nss\\"; @import \\"$PWD/b.nss\\"; @import \\"x/../b.nss\\";" > a.nss
      themec build a.nss --metafile - -q | grep -c 'b.nss'
      """)
    expectEqual(once.output, "1\n")
  }

  @Test func anImportedPipeIsNotWaitedFor() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("mkfifo pipe.nss; ln -s /dev/zero zero.nss")
    for (path, reason) in [
      ("pipe.nss", "it is a pipe or a device, not a file"),
      ("zero.nss", "a link leads from 'zero.nss' out of the theme's root"),
    ] {
      try sandbox.write("@import \"\(path)\";\n", to: "a.nss")
      let result = try sandbox.run("lint", "a.nss", "--report=concise")
      expect(result.code == 1 && result.output.contains(reason))
    }
    let device = try sandbox.run("lint", "a.nss", "--report=concise", "--allow-outside-root")
    expect(device.code == 1 && device.output.contains("it is a pipe or a device"))
    try sandbox.write(Array("@import \"a\0b.nss\";\n".utf8), to: "a.nss")
    let null = try sandbox.run("lint", "a.nss", "--report=concise")
    expect(null.code == 1 && null.output.contains("its name contains a NUL"))
  }

  @Test func oneMissingThemeDoesNotHideTheOthers() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size 2; }\n", to: "b.nss")
    let lint = try sandbox.run("lint", "none.nss", "b.nss", "--report=concise")
    expect(lint.code == 2 && lint.output.contains("b.nss:1:18: error: "))
    expect(lint.errors.hasPrefix("error: cannot read 'none.nss': no such file or folder\n"))
    let build = try sandbox.run("build", "b.nss", "none.nss", "a.nss", "--report=concise")
    expect(build.code == 2 && build.errors.contains("b.nss:1:18: error: "))
    expect(build.errors.contains("cannot read 'none.nss'"))
    expect(sandbox.read("a.nsst") == nil)
    expect(try sandbox.run("lint", "--layer", "none.nss", "a.nss").output.isEmpty)
    // Nothing is known of what was not read.
    let alone = try sandbox.run("lint", "none.nss", "base.nss")
    expect(alone.code == 2 && alone.output.isEmpty)
  }
}
