import Catalogs
import Diagnostics
import Reading

/// Turns what rules found in texts into diagnostics of files.
struct FindingPlacing {
  func diagnostic(
    _ found: EntryFinding, _ entry: LintEntry, _ id: String, _ severity: Severity
  ) -> LintDiagnostic {
    let finding = found.finding
    let text =
      found.path.flatMap { path in entry.localization.text(at: path) }
      ?? (finding.range == nil ? nil : entry.localization.texts.first)
    var diagnostic = Diagnostic(
      id: id, severity: severity, message: finding.message,
      location: location(finding, text, entry),
      notes: finding.notes.map { Diagnostic.Note(message: $0) })
    if let fix = finding.fix, let fixIt = fixIt(fix, text, entry) { diagnostic.fixIts = [fixIt] }
    let path = entry.localization.names(of: text?.path ?? [])
    var placed = LintDiagnostic(
      diagnostic, key: entry.key.key, table: entry.key.table,
      locale: entry.localization.language, path: path.isEmpty ? nil : path.joined(separator: "."))
    placed.contents = text.map { contents(of: $0, entry) }
    return placed
  }

  private func contents(of text: LintText, _ entry: LintEntry) -> ContentHash {
    var hash = ContentHash()
    hash.combine(text.value)
    hash.combine(entry.source.source(for: text.path)?.value ?? "")
    return hash
  }

  private func location(_ finding: Finding, _ text: LintText?, _ entry: LintEntry) -> Location? {
    let localization = entry.localization
    guard let file = localization.file ?? entry.source.file else { return keyLocation(entry) }
    let keyPath =
      [entry.key.key, localization.language] + localization.names(of: text?.path ?? [])
    if let text, let place = text.place {
      let range = finding.range.flatMap { text.offsets?.sourceRange(of: $0) } ?? place.range
      return Location(file: file, range: range, keyPath: keyPath)
    }
    if localization.file != nil, let range = localization.range {
      return Location(file: file, range: range, keyPath: keyPath)
    }
    guard localization.file == nil || localization.texts.isEmpty, let range = entry.source.range,
      let file = entry.source.file
    else {
      let whole = Location(file: file, range: 0..<0, keyPath: keyPath)
      return entry.isSource ? keyLocation(entry) ?? whole : whole
    }
    return Location(file: file, range: range, keyPath: keyPath)
  }

  /// The place of the first translation, where the source language doesn't have the key.
  private func keyLocation(_ entry: LintEntry) -> Location? {
    for translation in entry.key.translations where !translation.texts.isEmpty {
      guard let file = translation.file, let range = translation.range else { continue }
      return Location(
        file: file, range: range, keyPath: [entry.key.key, entry.localization.language])
    }
    return nil
  }

  private func fixIt(_ fix: TextFix, _ text: LintText?, _ entry: LintEntry) -> FixIt? {
    guard let text, let place = text.place, place.isEditable, let file = entry.localization.file
    else {
      return nil
    }
    let offsets = text.offsets
    // Code asks for the key as it is: another one has no translations.
    let isKey = entry.isSource && entry.key.keyIsSource
    return FixIt(
      title: fix.title, isSafe: fix.isSafe && !isKey,
      edits: fix.edits.map { edit in
        FixIt.Edit(
          file: file, range: offsets?.sourceRange(of: edit.range) ?? place.range,
          replacement: place.spelled(String(decoding: edit.replacement, as: UTF8.self)))
      })
  }
}
