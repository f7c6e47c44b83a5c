package import Foundation

/// What `CHANGELOG.md` says of one version.
package struct ReleaseNotes: Sendable {
  package let version: String
  /// The day of the release, as its heading has it, at midnight in Greenwich.
  package let date: Date
  /// The lines below the heading, as Markdown.
  package let text: String

  /// - Parameters:
  ///   - version: Such as `0.21.0`.
  ///   - changelog: Markdown with a heading `## 0.21.0 – 2026-11-23` for each version.
  /// - Returns: nil where no heading names the version and a day.
  package init?(version: String, changelog: String) {
    let lines = changelog.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("## \(version) ") }),
      let day = lines[start].split(separator: " ").last,
      let date = try? Date(String(day), strategy: .iso8601.year().month().day())
    else { return nil }
    self.version = version
    self.date = date
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    text = section.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  /// Seconds since 1970, as archives and `SOURCE_DATE_EPOCH` have it.
  package var epoch: Int { Int(date.timeIntervalSince1970) }
}
