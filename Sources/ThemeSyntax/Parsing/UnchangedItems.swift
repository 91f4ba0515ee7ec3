import ThemeBase

/// The items at the start and at the end of a file that are the same in two versions of it.
package struct UnchangedItems {
  /// The offset at which the unchanged items at the start end; 0 without any.
  package let head: Int
  /// The offset in the old version at which the unchanged items at the end begin; the end of the file without any.
  package let oldTail: Int
  /// The same offset in the new version.
  package let newTail: Int

  /// Compares two trees of a file.
  ///
  /// Linear in the sizes of the files and in the items of their top levels, with a small factor.
  package init(from old: SyntaxTree, to new: SyntaxTree) {
    let change = ByteChange(from: old.file.bytes, to: new.file.bytes)
    let (before, after) = (KeptItems(of: old, around: change.old), KeptItems(of: new, around: change.new))
    head = before.head?.bytes == after.head?.bytes ? before.head?.bytes.upperBound ?? 0 : 0
    if let last = before.tail?.bytes.upperBound, let next = after.tail?.bytes.upperBound, last + change.shift == next {
      (oldTail, newTail) = (last, next)
    } else {
      (oldTail, newTail) = (old.file.bytes.count, new.file.bytes.count)
    }
  }
}
