package import Testing

// A macro for each assertion takes half of the time in which the tests are checked, so most assertions are plain functions.
// `#expect` remains where the expression that it shows is needed.

/// Records an issue unless a condition holds.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record(comment() ?? "the condition does not hold", sourceLocation: sourceLocation ?? place)
}

/// Records an issue, with both values, unless a value is the expected one.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) {
  guard value != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let remark = comment().map { ": \($0.rawValue)" } ?? ""
  Issue.record("\(value) is not \(expected)\(remark)", sourceLocation: sourceLocation ?? place)
}
