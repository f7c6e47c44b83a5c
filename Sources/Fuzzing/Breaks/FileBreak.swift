import Catalogs
import Diagnostics
package import Linting
import Reading

/// A mistake in how a catalog is written, made on purpose to see whether lint finds it.
package struct FileBreak: Sendable {
  package let name: String
  private let formats: [LintFormat]
  /// The file's bytes afterwards; nil where the mistake can't be made.
  private let change: @Sendable (BrokenFile, inout Random) -> [UInt8]?

  init(
    _ name: String, _ formats: LintFormat...,
    change: @escaping @Sendable (BrokenFile, inout Random) -> [UInt8]?
  ) {
    self.name = name
    self.formats = formats
    self.change = change
  }

  package static let all: [FileBreak] =
    FileBreaks.common + FileBreaks.strings + FileBreaks.stringsdict + FileBreaks.stringCatalogs

  /// Makes each mistake once in each file that it can be made in, and lets lint look at the file.
  ///
  /// - Parameters:
  ///   - selections: The rules, with their severities.
  ///   - size: The bytes of the largest file that is broken; large ones take long to be read again.
  package static func results(
    in files: [LintFile], _ selections: [Linter.Selection], seed: UInt64 = 1, limit: Int, size: Int
  ) -> [BreakResult] {
    let linter = Linter(selections, LintContext())
    var counts: [String: Int] = [:]
    var results: [BreakResult] = []
    for (number, file) in files.enumerated() where file.text.utf8.count <= size {
      guard let original = BrokenFile(file) else { continue }
      let before = DiagnosticCounts(linter.diagnostics(in: file).map(\.diagnostic))
      guard !before.hasErrors else { continue }
      for (index, kind) in all.enumerated()
      where kind.formats.contains(file.format) && counts[kind.name, default: 0] < limit {
        var random = Random(seed: seed, number: number &* all.count &+ index)
        guard let bytes = kind.change(original, &random), bytes != file.text.utf8 else { continue }
        counts[kind.name, default: 0] += 1
        results.append(kind.result(original.file(with: bytes), before, linter))
      }
    }
    return results
  }

  private func result(
    _ file: LintFile, _ before: DiagnosticCounts, _ linter: Linter
  ) -> BreakResult {
    let after = DiagnosticCounts(linter.diagnostics(in: file).map(\.diagnostic))
    let added = after.added(to: before)
    return BreakResult(
      name: name, isSlight: false, severity: added.map(\.severity).max(), place: file.path,
      before: "", after: "", source: "",
      messages: added.map { "\($0.severity) \($0.id): \($0.message)" })
  }
}

/// A catalog's bytes with the places where its texts stand.
struct BrokenFile {
  let bytes: [UInt8]
  /// Keys and texts, as they are written, without their marks; in the order of the file.
  let texts: [(key: Range<Int>, text: Range<Int>)]
  private let original: LintFile

  /// - Returns: Nil for a file in an encoding in which places are no places of bytes.
  init?(_ file: LintFile) {
    guard file.text.encoding == .utf8 else { return nil }
    original = file
    bytes = file.text.utf8
    switch file.format {
    case .strings:
      texts = StringsDocument(parsing: bytes, file: file.path).entries.map {
        ($0.keyRange, $0.valueContentRange)
      }
    case .stringCatalog:
      let document = StringCatalogDocument(parsing: bytes, file: file.path)
      texts = document.entries.flatMap { entry in
        entry.localizations.flatMap { localization in
          document.leaves(of: localization.content).compactMap { leaf in
            leaf.place.map { (entry.key.range, $0.range) }
          }
        }
      }
    case .stringsdict, .exchange: texts = []
    }
  }

  /// The file with other bytes, read again.
  func file(with bytes: [UInt8]) -> LintFile {
    let path = original.path
    let strings =
      original.format == .strings ? StringsDocument(parsing: bytes, file: path) : nil
    let found: [Diagnostic] =
      switch original.format {
      case .strings: strings?.diagnostics ?? []
      case .stringsdict: StringsdictDocument(parsing: bytes, file: path).diagnostics
      case .stringCatalog:
        StringCatalogDocument(parsing: bytes, file: path).findings
      case .exchange: []
      }
    return LintFile(
      path: path, format: original.format, text: SourceText(decoding: bytes),
      language: original.language, languages: original.languages, diagnostics: found,
      strings: strings)
  }

  // MARK: Changes

  func replacing(_ range: Range<Int>, _ replacement: String) -> [UInt8] {
    bytes.applying([TextEdit(range, replacement)])
  }

  /// Where something stands in the file.
  func ranges(of text: String) -> [Range<Int>] {
    let pattern = Array(text.utf8)
    var found: [Range<Int>] = []
    var start = 0
    while start + pattern.count <= bytes.count {
      if bytes[start] == pattern.first,
        bytes[start..<(start + pattern.count)].elementsEqual(pattern)
      {
        found.append(start..<(start + pattern.count))
        start += pattern.count
      } else {
        start += 1
      }
    }
    return found
  }

  /// A text of some length, if there is one.
  func text(_ random: inout Random) -> (key: Range<Int>, text: Range<Int>)? {
    let long = texts.filter { $0.text.count > 3 }
    return long.isEmpty ? nil : random.pick(long)
  }
}
