import Diagnostics
import Linting

/// What was said of source texts, which stand once more in each file for translators.
///
/// Nobody can mend a source there, so it is said of the catalog that has it, or of one file where no
/// catalog is looked at.
struct ToldSources {
  private struct Finding: Hashable {
    var id: String
    var message: String
    var table: String?
    var key: String?
  }

  private var files: [Finding: String] = [:]

  /// Whether another file has a finding already; it is noted where none has.
  mutating func isRepeated(_ found: LintDiagnostic) -> Bool {
    let finding = Finding(
      id: found.diagnostic.id, message: found.diagnostic.message, table: found.table,
      key: found.key)
    let file = found.diagnostic.location?.file ?? ""
    if let first = files[finding] { return first != file }
    files[finding] = file
    return false
  }
}
