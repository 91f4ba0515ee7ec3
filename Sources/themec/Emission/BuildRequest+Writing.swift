import ThemeEmit
import ThemeFiles

extension BuildRequest {
  /// Writes the products and what tells of them in one transaction.
  func write(
    _ products: [Product], _ reports: [Output], of sources: ThemeSources, _ times: PassTimes
  ) throws(Failure) -> [Build.Written] {
    let watch = Stopwatch()
    let lineage = BuildLineage(sources, plan.places, products)
    let depfile = try depfile.map { destination throws(Failure) in
      Output(destination, try Depfile.bytes(of: lineage, stamp: stamp))
    }
    let checked = try planned(products, sources.plan)
    let changes = try OutputWriter.run(checked) { files throws(WriteError) in
      for folder in plan.missingFolders { try files.makeFolder(folder) }
      var changes: [Bool] = []
      for (product, place) in zip(products, plan.places) {
        changes.append(try files.stage(product, at: place.destination))
      }
      for output in reports { _ = try files.stage(output) }
      if let depfile { _ = try files.stage(depfile) }
      if let stamp { _ = try files.stage(Output(.file(stamp), [], isRenewed: true)) }
      if let metafile {
        var times = times
        times.add("write", watch.elapsed)
        _ = try files.stage(Output(metafile, Metafile.bytes(of: lineage, times)))
      }
      return changes
    }
    return zip(zip(plan.places, changes), products).compactMap { place, product in
      place.0.destination.path.map {
        Build.Written(path: $0, hasChanged: place.1, product: product)
      }
    }
  }

  /// The plan with the files of products that are folders.
  private func planned(
    _ products: [Product], _ plan: FilePlan.Checked
  ) throws(Failure) -> FilePlan.Checked {
    var plan = plan
    for (product, place) in zip(products, self.plan.places) {
      guard case .folder(let files) = product.content, let path = place.destination.path else {
        continue
      }
      do throws(PlanConflict) {
        plan = try plan.adding(
          FolderOutput(path, files), called: "the \(place.form.productName) \(quotedPath(path))")
      } catch {
        throw Failure(error)
      }
    }
    return plan
  }
}

extension OutputTransaction {
  /// Prepares a product; false if the file has it already.
  fileprivate mutating func stage(
    _ product: Product, at destination: Destination
  ) throws(WriteError) -> Bool {
    switch product.content {
    case .file(let bytes): return try stage(Output(destination, bytes))
    case .folder(let files):
      guard let path = destination.path else { return false }
      return try stage(FolderOutput(path, files))
    }
  }
}
