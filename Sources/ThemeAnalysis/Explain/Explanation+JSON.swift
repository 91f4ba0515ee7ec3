package import ThemeBase
import ThemeCompiler

extension Explanation {
  /// The explanation as JSON for tools, with sorted keys and a trailing newline.
  package func json() -> [UInt8] {
    let members: JSONObject = ["environment": environment, "properties": properties, "selection": selection]
    return members.document("themec-explanation")
  }
}

extension Explanation.Property: JSONObjectConvertible {
  package var json: JSONObject { ["candidates": candidates, "property": name, "value": value.orNull] }
}

extension Explanation.Candidate: JSONObjectConvertible {
  package var json: JSONObject {
    let pattern = patternUse.map { use -> JSONObject in .inline(["matched": use.matched, "styled": use.styled]) }
    return [
      "chain": chain, "class": path, "condition": condition, "from-pattern": isFromPattern, "location": location,
      "pattern": pattern.orNull, "reason": outcome == .wins ? "" : outcome.rawValue, "text": text.orNull,
      "wins": outcome == .wins, "written": written,
    ]
  }
}

extension Explanation.Step: JSONObjectConvertible {
  package var json: JSONObject {
    .inline(["depth": depth, "kind": kind.rawValue, "location": location.orNull, "name": name, "written": written])
  }
}

extension Explanation.Location: JSONObjectConvertible {
  package var json: JSONObject { .inline(["column": column, "line": line, "path": path]) }
}
