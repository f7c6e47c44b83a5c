@testable import Catalogs
import Exchange
import Foundation
import Localization
import Messages
import Reading
import TestSupport

/// A table of a folder in memory, to convert it and to look keys up before and after.
struct ConvertedTable: CustomStringConvertible {
  struct File {
    /// Nil for a String Catalog.
    var localization: String?
    var format: CatalogFormat
    var bytes: [UInt8]
  }

  var name: String
  var folder: String
  var files: [File]

  var description: String { "\(folder)/\(name)" }

  /// Every table among the shared catalogs and in Caffé.
  static let all: [ConvertedTable] = {
    let roots = [SharedData.folder("catalogs"), Repository.root.appending(path: "Fixtures/Caffe")]
    return roots.compactMap(\.self).flatMap(tables)
  }()

  private static func tables(under root: URL) -> [ConvertedTable] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var tables: [String: ConvertedTable] = [:]
    for path in (paths ?? []).sorted() {
      let url = root.appending(path: path)
      guard let format = CatalogFormat(rawValue: url.pathExtension),
        let data = try? Data(contentsOf: url)
      else { continue }
      let parent = url.deletingLastPathComponent()
      let isLocalized = parent.pathExtension == "lproj"
      let folder = isLocalized ? parent.deletingLastPathComponent() : parent
      let name = url.deletingPathExtension().lastPathComponent
      let key = "\(folder.path)/\(name)" + (isLocalized ? "" : ".xcstrings")
      tables[key, default: ConvertedTable(name: name, folder: folder.path, files: [])].files
        .append(
          File(
            localization: isLocalized
              ? parent.deletingPathExtension().lastPathComponent : nil,
            format: format, bytes: format == .stringCatalog ? sampled(Array(data)) : Array(data)))
    }
    return tables.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A large String Catalog with every entry that varies or says more than texts, but only some of
  /// the others: all of them take most of a minute without optimization.
  private static func sampled(_ bytes: [UInt8]) -> [UInt8] {
    let document = StringCatalogDocument(parsing: bytes, file: "")
    guard bytes.count > 500_000, let strings = document.stringsRange else { return bytes }
    let entries = document.entries
    let kept = entries.indices.filter { index in
      let entry = entries[index]
      return index.isMultiple(of: 16) || entry.shouldTranslate != nil
        || !entry.unknownFields.isEmpty
        || entry.localizations.contains {
          !$0.content.variations.isEmpty || !$0.content.substitutions.isEmpty
            || $0.content.set != nil || ($0.content.unit?.value?.text.isEmpty ?? false)
        }
    }
    let inside = kept.map { bytes[entries.range(at: $0)] }.joined(separator: [UInt8(ascii: ",")])
    return Array(bytes[...strings.lowerBound]) + inside + bytes[(strings.upperBound - 1)...]
  }

  var isStringCatalog: Bool { files.contains { $0.format == .stringCatalog } }

  /// The keys with a text that is more than one text; numbers make no difference to others.
  var variedKeys: Set<ExactKey> {
    var keys: Set<ExactKey> = []
    for entry in document.map({ Array($0.entries) }) ?? [] {
      let contents = entry.localizations.map(\.content)
      if contents.contains(where: { !$0.variations.isEmpty || !$0.substitutions.isEmpty }) {
        keys.insert(ExactKey(entry.key.value))
      }
    }
    for file in files where file.format == .stringsdict {
      let document = StringsdictDocument(parsing: file.bytes, file: "")
      keys.formUnion(document.entries.map { ExactKey($0.key) })
    }
    return keys
  }

  var hasDevices: Bool {
    files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.contains("\"device\"") || text.contains("DeviceSpecificRule")
    }
  }

  var sourceLanguage: String {
    if isStringCatalog, let document { return document.sourceLanguage?.text ?? "en" }
    return files.contains { $0.localization == "en" } ? "en" : "Base"
  }

  var document: StringCatalogDocument? {
    files.first { $0.format == .stringCatalog }.map {
      StringCatalogDocument(parsing: $0.bytes, file: "Table.xcstrings")
    }
  }

  func store(sourceLanguage: String) -> TableStore {
    .memory(
      files.map {
        CatalogSource(
          name: name, localization: $0.localization, format: $0.format, bytes: $0.bytes, file: name)
      }, sourceLanguage: sourceLanguage)
  }

  /// The table in the other format, and what that loses.
  func converted(keepsUntranslated: Bool = true) -> (
    table: ConvertedTable, losses: [ConversionLoss]
  ) {
    guard let document else { return assembled }
    let compilation = StringCatalogCompilation(document, keepsUntranslated: keepsUntranslated)
    var files: [File] = []
    for localization in compilation.localizations {
      for (format, bytes) in [
        (CatalogFormat.strings, localization.stringsBytes(.commented)),
        (.stringsdict, localization.stringsdictBytes(.commented)),
      ] {
        guard let bytes else { continue }
        files.append(File(localization: localization.language, format: format, bytes: bytes))
      }
    }
    return (
      ConvertedTable(name: name, folder: folder, files: files), compilation.losses
    )
  }

  private var assembled: (table: ConvertedTable, losses: [ConversionLoss]) {
    let languages = Dictionary(grouping: files) { $0.localization ?? "" }
    let assembly = StringCatalogAssembly(
      languages.map { language, files in
        StringCatalogAssembly.Localization(
          language: language,
          strings: files.first { $0.format == .strings }.map {
            StringsDocument(parsing: $0.bytes, file: "")
          },
          dictionary: files.first { $0.format == .stringsdict }.map {
            StringsdictDocument(parsing: $0.bytes, file: "")
          })
      }, sourceLanguage: sourceLanguage)
    let file = File(localization: nil, format: .stringCatalog, bytes: assembly.serialized())
    return (ConvertedTable(name: name, folder: folder, files: [file]), assembly.losses)
  }
}
