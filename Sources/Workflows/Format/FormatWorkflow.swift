import Catalogs
package import Diagnostics
import Reading

/// Writes catalogs as Xcode would, or says which ones it would write otherwise.
package struct FormatWorkflow: Sendable {
  private let options: FormatOptions

  package init(_ options: FormatOptions) { self.options = options }

  /// Runs on a file tree; a catalog with errors is named and stays as it is, the others are
  /// formatted.
  ///
  /// - Parameter project: Which files count; a broken configuration ends the run.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> FormatOutcome {
    var outcome = FormatOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    let set = CatalogSet(CatalogSet.Query(options.scope, project, in: tree), in: tree)
    outcome.diagnostics = set.diagnostics
    if set.files.isEmpty, !set.hasErrors { outcome.diagnostics.append(nothing) }
    for file in set.files { format(file, on: tree, &outcome) }
    if outcome.diagnostics.hasErrors {
      outcome.status = .couldNotRun
    } else if options.isCheck, !outcome.changed.isEmpty {
      outcome.status = .findings
    }
    return outcome
  }

  private func format(_ file: String, on tree: any FileTree, _ outcome: inout FormatOutcome) {
    do throws(FileError) {
      let old = try tree.read(file)
      outcome.catalogCount += 1
      let (new, diagnostics) = Self.formatted(old, file: file)
      guard let new else {
        outcome.diagnostics += diagnostics.filter { $0.severity == .error }
        return
      }
      guard new != old else { return }
      if options.isCheck {
        outcome.diagnostics.append(Self.difference(from: old, to: new, in: file))
      } else {
        outcome.diagnostics += try tree.write(new, to: file, replacing: old).notices
      }
      outcome.changed.append(file)
    } catch {
      outcome.diagnostics.append(error.diagnostic)
    }
  }

  /// The bytes that Xcode would write; nil when the file has errors.
  package static func formatted(
    _ bytes: [UInt8], file: String
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    switch CatalogFormat(path: file) {
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: bytes, file: file)
      return (document.formatted(), document.diagnostics)
    case .stringsdict:
      let document = StringsdictDocument(parsing: bytes, file: file)
      return (document.formatted(), document.diagnostics)
    case .strings, nil:
      let text = SourceText(decoding: bytes)
      // Xcode reads and builds a property list, too, and lays none out.
      guard !text.isPropertyList else { return (bytes, []) }
      let document = StringsDocument(reading: text, file: file)
      // Xcode edits these as text, and every byte of it is what a person or a tool wrote.
      return (document.hasErrors ? nil : bytes, document.diagnostics)
    }
  }

  private static func difference(from old: [UInt8], to new: [UInt8], in file: String) -> Diagnostic
  {
    let offset = old.indices.first { $0 >= new.count || old[$0] != new[$0] } ?? old.count
    return Diagnostic(
      id: "catalog-format", severity: .warning,
      message: "from here on the catalog is not as Xcode writes it; run l10n format",
      location: Location(file: file, range: offset..<min(offset + 1, old.count)))
  }

  private var nothing: Diagnostic {
    .noCatalog(
      "there is no .strings, .stringsdict or .xcstrings file here; name the catalogs to format",
      in: options.scope)
  }
}

/// What `l10n format` is asked to do.
package struct FormatOptions: Sendable {
  /// The catalogs, and folders to look for catalogs in.
  package var scope: FileScope
  /// Whether catalogs are only compared, not written.
  package var isCheck: Bool

  package init(_ scope: FileScope, isCheck: Bool = false) {
    self.scope = scope
    self.isCheck = isCheck
  }

  package init(paths: [String], isCheck: Bool = false) {
    self.init(FileScope(paths: paths), isCheck: isCheck)
  }
}
