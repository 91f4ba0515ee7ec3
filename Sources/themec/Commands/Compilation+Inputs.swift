import ThemeCompiler
import ThemeDiagnostics

extension Compilation {
  /// Compiles each input on its own; a file that several of them import is read and parsed once.
  static func of(_ inputs: [Input], _ parsed: ParsedArguments) throws(Failure) -> [Compilation] {
    let options = try parsed.compilerOptions()
    let contents = try Input.readAll(inputs)
    let mayLeaveRoot = parsed.has(.allowOutsideRoot)
    let entries = zip(inputs, contents).map { input, bytes in
      ImportGraph.Entry(
        path: input.name, bytes: bytes,
        root: mayLeaveRoot ? nil : ImportPath.root(ofTheme: input.name))
    }
    let graph = ImportGraph.load(entries, read: readImport)
    return graph.entries.map { Compiler.compile([$0], of: graph, options: options) }
  }

  private static func readImport(_ path: String) -> ImportGraph.Reading {
    do throws(ReadError) {
      return .bytes(try FileReader.bytes(of: FilePath(bytes: Array(path.utf8))))
    } catch {
      if case .system(let system) = error, system.isMissing { return .notFound }
      return .failed(error.text)
    }
  }
}
