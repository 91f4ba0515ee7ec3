extension OutputTransaction {
  /// Prepares all files of a folder; false if it holds exactly these already.
  ///
  /// Files of the last run that the product no longer has go away, and folders that become empty by that. A file that no
  /// manifest names is never replaced. While the files change, the manifest names those of both runs: after a run that was
  /// killed, the next one knows what that run has left.
  package mutating func stage(_ product: FolderOutput) throws(WriteError) -> Bool {
    if let (first, second) = product.sameButForCase { throw .sameFile(first, second) }
    let state = try FolderState(of: product, in: system)
    if let obstacle = state.obstacles.first { throw .foreignFile(obstacle) }
    let manifest = FolderOutput.manifest(in: product.folder)
    var hasChanged = !state.stale.isEmpty
    try makeFolder(product.folder)
    let interim = state.next.union(state.former)
    if interim != state.next, interim != state.former {
      _ = try stage(Output(.file(manifest), interim.bytes), in: product.folder)
    }
    for (file, change) in zip(product.files, state.changes) where change != nil {
      let path = product.folder.appending(file.path)
      try makeFolder(path.folder)
      hasChanged = true
      _ = try stage(Output(.file(path), file.bytes), in: product.folder)
    }
    for path in state.stale { try stageRemoval(of: path, in: product.folder) }
    for path in state.gone { stageRemovalOfEmptyFolders(above: path, in: product.folder) }
    let isNewManifest = try stage(Output(.file(manifest), state.next.bytes), in: product.folder)
    return isNewManifest || hasChanged
  }
}
