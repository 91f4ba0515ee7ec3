/// Why a plan of files to read and write is refused.
enum PlanConflict: Error, Hashable, Sendable {
  /// Two outputs, called by their names, would be written to one file.
  case sameOutput(FilePath, String, String)
  /// An output, called by its name, would replace a file that the run reads.
  case outputIsRead(FilePath, String, reading: String)
  /// Standard output is a file that the run reads.
  case standardOutputIsRead(String)
  /// The name is one that themec gives to its temporary files.
  case reservedName(FilePath)
  /// The links on the way to an output lead nowhere.
  case unreachable(FilePath, SystemError)
}
