import Diagnostics
import Linting
import Messages
import Reading

/// Findings that a project knows and doesn't want to be told again.
///
/// A finding is known by its rule and its place in the catalog's own terms, so that lines may move.
package struct LintBaseline {
  private struct Known: Hashable {
    var rule: String
    var file: String
    var key: String
    var locale: String
    var path: String
  }

  /// More than any catalog has of one finding.
  private static let mostKnown = 1_000_000_000

  private var counts: [Known: Int] = [:]
  private let folder: String

  /// - Parameter folder: That of the baseline; files are named from there.
  init(_ findings: [LintDiagnostic], below folder: String) {
    self.folder = folder
    for finding in findings { counts[known(finding), default: 0] += 1 }
  }

  /// Reads a baseline; nil when it is none.
  package init?(parsing bytes: [UInt8], below folder: String) {
    self.folder = folder
    let root = JSONDocument(parsing: bytes, dialect: .json).root
    guard case .array(let entries)? = root?["findings"]?.content else { return nil }
    for entry in entries {
      guard case .object = entry.content else { return nil }
      func text(_ name: String) -> String {
        if case .string(let string)? = entry[name]?.content { string.value } else { "" }
      }
      var count = 1
      if case .number(let number)? = entry["count"]?.content { count = number.integer ?? 1 }
      let known = Known(
        rule: text("rule"), file: text("file"), key: text("key"), locale: text("locale"),
        path: text("path"))
      // A baseline may be anybody's.
      counts[known] = min(Self.mostKnown, max(0, count)) + min(Self.mostKnown, counts[known] ?? 0)
    }
  }

  /// The findings that are not known; of one that is there more often than known, the last.
  func removingKnown(_ findings: [LintDiagnostic], _ known: inout Int) -> [LintDiagnostic] {
    var left = counts
    return findings.filter { finding in
      let identity = self.known(finding)
      guard let count = left[identity], count > 0 else { return true }
      left[identity] = count - 1
      known += 1
      return false
    }
  }

  /// JSON in a stable order, a finding a line, for a readable difference in version control.
  package var bytes: [UInt8] {
    let lines = counts.map { known, count in
      let texts = [
        ("rule", known.rule), ("file", known.file), ("key", known.key), ("locale", known.locale),
        ("path", known.path),
      ]
      var fields = texts.filter { !$0.1.isEmpty }.map { ($0.0, JSONText.string($0.1)) }
      if count > 1 { fields.append(("count", .number(count))) }
      return "    " + JSONText.object(fields).text()
    }.sorted()
    let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    return Array("{\n  \"version\": 1,\n  \"findings\": [\(body)]\n}\n".utf8)
  }

  private func known(_ finding: LintDiagnostic) -> Known {
    let file = finding.diagnostic.location?.file ?? ""
    return Known(
      rule: finding.diagnostic.id, file: PathParts.relative(file, to: folder) ?? file,
      key: finding.key ?? "", locale: finding.locale ?? "", path: finding.path ?? "")
  }
}
