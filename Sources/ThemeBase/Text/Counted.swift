/// `1 file`, `2 files`; a plural that is not the noun with an 's' is given.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
