/// A file to be written and what is to stand in it.
struct OutputFile: Sendable {
  let path: FilePath
  let bytes: [UInt8]
}
