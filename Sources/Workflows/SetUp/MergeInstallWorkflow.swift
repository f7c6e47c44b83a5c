package import Diagnostics
import Reading

/// `l10n merge --install`: has git merge catalogs key by key in one repository.
///
/// It writes the attributes, and says what git's configuration lacks; git itself writes that.
package struct MergeInstallWorkflow: Sendable {
  /// The repository's `.gitattributes`.
  private let attributes: String
  /// What the repository's configuration says by now.
  private let configured: [String: String]
  private let tool: String
  /// Whether nothing is written.
  private let isDryRun: Bool

  /// - Parameter tool: How a shell calls `l10n`.
  package init(
    attributes: String, configured: [String: String], tool: String, isDryRun: Bool = false
  ) {
    self.attributes = attributes
    self.configured = configured
    self.tool = tool
    self.isDryRun = isDryRun
  }

  package func run(on tree: any FileTree) -> MergeInstallOutcome {
    var outcome = MergeInstallOutcome(attributes: attributes, isDryRun: isDryRun)
    do throws(FileError) {
      let old = tree.exists(attributes) ? try tree.read(attributes, .attributes) : []
      let file = GitAttributes(old)
      for pattern in MergeDriver.patterns {
        switch file.choice(for: pattern) {
        case .driver?: break
        case .other(let other, let range)?:
          outcome.diagnostics.append(kept(other, of: pattern, at: range))
        case nil: outcome.lines.append("\(pattern) \(MergeDriver.attribute)")
        }
      }
      if !outcome.lines.isEmpty, !isDryRun {
        let new = file.appending(outcome.lines)
        outcome.diagnostics += try tree.write(new, to: attributes, replacing: old).notices
      }
      outcome.settings = MergeDriver.settings(tool: tool).filter { configured[$0.key] != $0.value }
    } catch {
      outcome.lines = []
      outcome.diagnostics.append(error.diagnostic)
      outcome.status = .couldNotRun
    }
    return outcome
  }

  /// Whoever wrote it meant something by it.
  private func kept(_ other: String, of pattern: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "other-merge-driver", severity: .warning,
      message: "`\(pattern)` has `\(other)` here, which stays; write `\(MergeDriver.attribute)` "
        + "for it to have these catalogs merged key by key",
      location: Location(file: attributes, range: range))
  }
}

/// What `l10n merge --install` wrote, and what git has yet to be told.
package struct MergeInstallOutcome: Sendable {
  private let attributes: String
  private let isDryRun: Bool
  /// The lines that `.gitattributes` lacked.
  package fileprivate(set) var lines: [String] = []
  /// What the repository's configuration lacks or says differently.
  package fileprivate(set) var settings: [(key: String, value: String)] = []
  package fileprivate(set) var diagnostics: [Diagnostic] = []
  package fileprivate(set) var status = ExitStatus.clean

  fileprivate init(attributes: String, isDryRun: Bool) {
    self.attributes = attributes
    self.isDryRun = isDryRun
  }

  /// What changed, and what to do next.
  package var text: ConsoleText {
    guard status == .clean else { return "" }
    guard !lines.isEmpty || !settings.isEmpty else {
      return "nothing to do: git merges catalogs with l10n here\n"
    }
    let changes = [
      Self.list("\(attributes)", lines),
      Self.list("git config", settings.map { "\($0.key) = \($0.value)" }),
    ].joined()
    if isDryRun { return changes + "nothing is written\n" }
    return changes
      + "next: commit \(attributes); whoever merges runs l10n merge --install once in their clone\n"
  }

  private static func list(_ title: String, _ lines: [String]) -> ConsoleText {
    guard !lines.isEmpty else { return "" }
    return "\(title):\n" + lines.map { line -> ConsoleText in "  \(line)\n" }.joined()
  }
}
