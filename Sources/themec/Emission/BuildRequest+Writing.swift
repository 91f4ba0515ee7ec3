import ThemeExchange

extension BuildRequest {
  /// Writes the products and what tells of them in one transaction.
  func write(_ products: [Product], _ reports: [Output], of sources: ThemeSources) throws(Failure) -> [Build.Written] {
    let inputs = sources.buildInputs
    let outputs = zip(plan.places, products).map { place, product in
      BuildOutput(path: place.claimed.path, size: product.size, extent: product.extent, inputs: inputs[place.theme])
    }
    let depfile = try depfile.map { destination throws(Failure) in
      Output(destination, try Depfile.bytes(of: outputs, stamp: stamp))
    }
    let checked = try planned(products, sources.plan)
    var items = zip(products, plan.places).map { OutputItem($0, at: $1.destination) }
    items += reports.map { .file($0) }
    if let depfile { items.append(.file(depfile)) }
    if let metafile { items.append(.file(Output(metafile, Metafile.bytes(of: outputs)))) }
    if let stamp { items.append(.file(Output(.file(stamp), [], as: .stamp))) }
    let changes = try OutputWriter.run(items, checked, making: plan.missingFolders)
    return zip(zip(plan.places, changes), products).compactMap { place, product in
      place.0.destination.path.map { Build.Written(path: $0, hasChanged: place.1, product: product) }
    }
  }

  /// The plan with the files of products that are folders.
  private func planned(_ products: [Product], _ plan: FilePlan.Checked) throws(Failure) -> FilePlan.Checked {
    var folders: [(FolderOutput, name: String)] = []
    for (product, place) in zip(products, self.plan.places) {
      guard case .folder(let files) = product.content, let path = place.destination.path else { continue }
      folders.append((FolderOutput(path, files), "the \(place.form.productName) \(quotedPath(path))"))
    }
    do throws(PlanConflict) { return try plan.adding(folders) } catch { throw Failure(error) }
  }
}

extension OutputItem {
  fileprivate init(_ product: Product, at destination: Destination) {
    switch (product.content, destination) {
    case (.file(let bytes), _): self = .file(Output(destination, bytes))
    case (.folder(let files), .file(let path)): self = .folder(FolderOutput(path, files))
    // Refused before the product was made.
    case (.folder, .standardOutput): self = .file(Output(destination, []))
    }
  }
}
