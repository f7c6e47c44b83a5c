import Catalogs
import Linting
import Locking
import Reading

/// Catalogs that make up one thing for lint: a table with its files, or a file that belongs to none.
///
/// The bytes of its files are there from the start; they are parsed when somebody asks, for what was
/// found in the same bytes before need not be looked for again.
final class LintPart: Sendable {
  enum Kind: Sendable {
    /// A table in one file, with what the property list of a target says.
    case stringCatalog(String, Place, shown: StringsDocument?)
    /// A table in the `.lproj` folders of some languages, with what a storyboard or property list
    /// says.
    case folders([String: CatalogLayout.Files], Place, shown: StringsDocument?)
    /// What came back from translators: a table for each catalog in it.
    case exchange(String)
    /// A catalog in no language's folder: it belongs to no table, but it has a syntax.
    case loose(String)
  }

  /// Where the project has a table.
  struct Place: Sendable {
    var name: ProjectCatalogs.Name
    /// The language that it is translated from, if its files don't say.
    var sourceLanguage: String
  }

  /// A table with the files that hold it.
  struct Table: Sendable {
    var table: any LintTable
    var files: [String]
    /// Where the project has it; nil for what came back from translators.
    var name: ProjectCatalogs.Name?
  }

  /// What its files say.
  struct Content: Sendable {
    var tables: [Table] = []
    var files: [LintFile] = []
  }

  let kind: Kind

  /// Whether it came back from translators.
  var isExchanged: Bool { if case .exchange = kind { true } else { false } }

  /// What tells it from others and from what it was: the names and bytes of its files, and what
  /// they are compared with.
  let contents: ContentHash
  /// Of the files that could be read.
  let bytes: [String: [UInt8]]
  private let known = Locked<Content?>(nil)

  init(_ kind: Kind, bytes: [String: [UInt8]]) {
    self.kind = kind
    self.bytes = bytes
    contents = Self.hash(of: kind, bytes)
  }

  /// What its files say, parsed once.
  var content: Content {
    known.withLock { known in
      let content = known ?? read()
      known = content
      return content
    }
  }

  private static func hash(of kind: Kind, _ bytes: [String: [UInt8]]) -> ContentHash {
    var hash = ContentHash()
    func combine(_ role: String, _ path: String?) {
      hash.combine(role)
      guard let path, let file = bytes[path] else { return hash.combine("none") }
      hash.combine(path)
      hash.combine(ContentHash(of: file))
    }
    func combine(_ place: Place, _ shown: StringsDocument?) {
      for part in [place.name.folder, place.name.table, place.sourceLanguage] { hash.combine(part) }
      hash.combine(shown.map { "shown in \($0.file)" } ?? "not shown")
      hash.combine(ContentHash(of: shown?.text.utf8 ?? []))
    }
    switch kind {
    case .stringCatalog(let path, let place, let shown):
      combine("catalog", path)
      combine(place, shown)
    case .folders(let languages, let place, let shown):
      for (language, files) in languages.sorted(by: { $0.key < $1.key }) {
        combine("strings of \(language)", files.strings)
        combine("stringsdict of \(language)", files.stringsdict)
      }
      combine(place, shown)
    case .exchange(let path): combine("exchange", path)
    case .loose(let path): combine("loose", path)
    }
    return hash
  }
}
