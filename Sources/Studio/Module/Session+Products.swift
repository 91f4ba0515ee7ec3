import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeExchange
import ThemeProject
import ThemeReports

extension Session {
  /// The forms that `themec build` writes a theme in and a page can show, as JSON: name and summary.
  static func forms() -> [UInt8] {
    return JSONWriter.answer(OutputForm.all.filter { $0.isText }) { json, form in
      json.object { json in
        json.member("name", form.name)
        json.member("summary", form.summary)
        json.member("ending", form.fileExtension)
      }
    }
  }

  /// The theme in a form as JSON: the files with their texts, and what is reported about them; `null` for another name.
  ///
  /// A theme with errors is written in no form.
  func product(_ name: String) -> [UInt8] {
    guard let theme, let form = OutputForm.named(name) else { return JSONWriter.nothing }
    let product = form.emit(theme.compilation, EmissionOptions())
    return JSONWriter.answer { json in
      json.array("findings", product.diagnostics) { $0.value($1.message) }
      json.array("files", files(of: product)) { json, file in
        json.array { json in
          json.value(file.path)
          json.value(String(decoding: file.bytes, as: UTF8.self))
        }
      }
      if case .failure(let reason) = product.content { json.member("failure", reason) }
    }
  }

  /// The files of a product; that of a single one has no name.
  private func files(of product: EmittedProduct) -> [(path: String, bytes: [UInt8])] {
    guard !product.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    return switch product.content {
    case .file(let bytes): [("", bytes)]
    case .folder(let files): files
    case .failure: []
    }
  }
}
