import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// Compiles one theme in memory.
func compile(_ bytes: [UInt8]) -> Compilation {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: bytes)
  return Compiler.compile(sources, options: CompilerOptions())
}

func compile(_ text: String) -> Compilation { compile(Array(text.utf8)) }

/// The same for a target, with all that there is to say about it.
func compile(_ bytes: [UInt8], target: Target?) -> LintedTheme {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: bytes)
  var setup = ThemeSetup()
  if let target {
    setup.options.target = target
    setup.lint.portability = [target]
  }
  return LintedTheme(sources, setup)
}

func compile(_ text: String, target: Target?) -> LintedTheme { compile(Array(text.utf8), target: target) }

/// Class → property → text in one environment: the form of NUI's own answers.
func texts(_ table: ResolvedTable, in environment: StyleEnvironment) -> [String: [String: String]] {
  var result: [String: [String: String]] = [:]
  for style in EnvironmentStyles(table, in: environment).styles {
    result[style.path] = Dictionary(style.entries.map { ($0.property, $0.text) }, uniquingKeysWith: { _, last in last })
  }
  return result
}

/// The lines, from 1, of everything that is at least a warning.
func troubledLines(_ compilation: LintedTheme) -> Set<Int> {
  var lines: Set<Int> = []
  for diagnostic in compilation.diagnostics where diagnostic.severity >= .warning {
    guard let file = compilation.sources[diagnostic.span.file] else { continue }
    lines.insert(line(of: Int(diagnostic.span.start), in: file.bytes))
  }
  return lines
}

private func line(of offset: Int, in bytes: [UInt8]) -> Int {
  var line = 1
  for index in 0..<min(offset, bytes.count) {
    let isReturn = bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
    if bytes[index] == 10 || isReturn { line += 1 }
  }
  return line
}

extension StyleEnvironment {
  /// An environment from the words that NUI's expectations use.
  init(device: String, orientation: String) {
    self.init(
      device: device == "ipad" ? .ipad : .iphone, orientation: orientation == "landscape" ? .landscape : .portrait)
  }
}

/// A document of JSON as Foundation reads it.
func json(_ bytes: [UInt8]) throws -> Any { try JSONSerialization.jsonObject(with: Data(bytes)) }
