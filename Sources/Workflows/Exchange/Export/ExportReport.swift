package import Diagnostics

/// Puts an export's outcome into words or JSON.
package struct ExportReport {
  private let outcome: ExportOutcome

  package init(_ outcome: ExportOutcome) { self.outcome = outcome }

  /// What was written, locale by locale, for people.
  package var text: ConsoleText {
    outcome.packages.map { package -> ConsoleText in
      let catalogs = String.counted(package.catalogs, "catalog")
      let texts = String.counted(package.units, "text")
      let stale = package.staleKeys
      let left = stale == 0 ? "" : ", \(String.counted(stale, "stale key")) left out"
      return "\(package.path): \(package.locale), \(catalogs), \(texts), "
        + "\(package.untranslated) not translated\(left)\n"
    }.joined()
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      (
        "packages",
        .array(
          outcome.packages.map { package in
            .object([
              ("path", .string(package.path)), ("locale", .string(package.locale)),
              ("catalogs", .number(package.catalogs)), ("units", .number(package.units)),
              ("untranslated", .number(package.untranslated)),
              ("staleKeys", .number(package.staleKeys)),
            ])
          })
      ),
      ("diagnostics", .array(diagnostics)),
    ])
  }
}

/// What an export found and wrote.
package struct ExportOutcome: WorkflowOutcome {
  /// What one locale's translators get.
  package struct Package: Sendable {
    package var locale: String
    /// The file, or the folder that holds the files.
    package var path: String
    package var catalogs: Int
    package var units: Int
    package var untranslated: Int
    /// How many keys are left out, for the catalogs say that code no longer asks for them.
    package var staleKeys: Int
  }

  package var packages: [Package] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  /// Whether something was left out, so that the run counts as failed although files were written.
  var isIncomplete = false
  /// What the catalogs have of keys that are left out.
  var staleTexts = StaleTexts()
}
