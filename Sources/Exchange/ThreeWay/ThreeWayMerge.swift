package import Catalogs
package import Diagnostics
import PlainBytes
import Reading

/// A three-way merge of catalogs: what two sides made of one file, put together by key and field.
///
/// A pure function of bytes. What only one side changed is taken as that side wrote it; the rest
/// keeps the bytes of `ours`.
package struct ThreeWayMerge: Sendable {
  package var base: [UInt8]
  package var ours: [UInt8]
  package var theirs: [UInt8]
  package var options: Options

  /// How the sides are named, and how conflicts are marked.
  package struct Options: Sendable {
    package var baseFile = "base"
    package var oursFile = "ours"
    package var theirsFile = "theirs"
    /// How many signs a conflict marker has.
    package var markerSize = 7

    package init() {}
  }

  /// - Parameter base: What both sides started from; empty when both added the file.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], options: Options = Options()) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.options = options
  }

  /// Merges; the format is seen from the bytes when it isn't given.
  package func outcome(format: CatalogFormat? = nil) -> ThreeWayOutcome {
    let format = format ?? seenFormat
    let outcome =
      switch format {
      case .strings: StringsThreeWay.outcome(of: self)
      case .stringsdict: StringsdictThreeWay.outcome(of: self)
      case .stringCatalog: StringCatalogThreeWay.outcome(of: self)
      }
    return checked(outcome, format)
  }

  /// The format that the bytes show.
  package var seenFormat: CatalogFormat { CatalogFormat(of: [ours, theirs, base]) }

  /// Refuses a result that can't be read: nobody looks at a merge that git calls clean.
  private func checked(_ outcome: ThreeWayOutcome, _ format: CatalogFormat) -> ThreeWayOutcome {
    guard let bytes = outcome.bytes, bytes != ours, bytes != theirs else { return outcome }
    // The markers of a conflict are no part of the other formats.
    guard format == .stringCatalog || outcome.conflicts.isEmpty else { return outcome }
    let errors = format.errors(in: bytes, of: "\(options.oursFile) (merged)")
    return errors.isEmpty ? outcome : ThreeWayOutcome(diagnostics: errors)
  }

  /// The result that needs no look at the entries, or nil.
  var trivialResult: [UInt8]? {
    if theirs == base || theirs == ours { return ours }
    return ours == base ? theirs : nil
  }
}

/// What became of a merge.
package struct ThreeWayOutcome: Sendable {
  /// The merged file, or nil when a side can't be read.
  package var bytes: [UInt8]?
  /// What both sides changed, in the order of the merged file.
  package var conflicts: [ThreeWayConflict] = []
  /// Why there are no bytes.
  package var diagnostics: [Diagnostic] = []
}

/// A key that both sides changed, each in another way.
package struct ThreeWayConflict: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Both sides changed the key, or added it.
    case changed
    /// The merged file's own side removed what the other changed.
    case removedByOurs
    case removedByTheirs
    /// Fields of the catalog itself; there is no key.
    case catalog
  }

  package var key: String
  package var kind: Kind
  /// What of the entry is in conflict, such as `comment` or `localizations.es`; empty for all.
  package var fields: [String]

  package init(key: String, kind: Kind = .changed, fields: [String] = []) {
    self.key = key
    self.kind = kind
    self.fields = fields
  }
}

extension CatalogFormat {
  /// Why a catalog of the format can't be read; nothing where it can.
  ///
  /// - Parameter file: What it is called.
  package func errors(in bytes: [UInt8], of file: String) -> [Diagnostic] {
    let found =
      switch self {
      case .stringCatalog: StringCatalogDocument(parsing: bytes, file: file).diagnostics
      case .strings: StringsDocument(parsing: bytes, file: file).diagnostics
      case .stringsdict: StringsdictDocument(parsing: bytes, file: file).diagnostics
      }
    return found.filter { $0.severity == .error }
  }

  /// The format of the first file that shows one: git names the sides `.merge_file_a1b2c3`.
  init(of files: [[UInt8]]) {
    for bytes in files {
      let text = SourceText(decoding: bytes)
      let start = text.byteOrderMarkLength
      let head = text.utf8.dropFirst(start).drop { $0.isLayout }
      switch head.first {
      case nil: continue
      case UInt8(ascii: "<"): self = .stringsdict
      case UInt8(ascii: "{") where Self.isJSON(head): self = .stringCatalog
      default: self = PropertyListForm.isBinary(Array(head.prefix(8))) ? .stringsdict : .strings
      }
      return
    }
    self = .strings
  }

  /// Whether what starts with a brace has a colon behind its first string, or nothing inside.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let inside = text.dropFirst().drop { $0.isLayout }
    guard inside.first == UInt8(ascii: "\"") else { return inside.first == UInt8(ascii: "}") }
    let behindName = inside.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    return behindName.first { !$0.isLayout } == UInt8(ascii: ":")
  }
}

/// Which side a value is taken from.
enum ThreeWayChoice: Hashable {
  case ours
  case theirs
  /// Both sides changed it, each in another way.
  case conflict

  /// Compares three values; nil says that there is none, which is a value as well.
  init<Value: Equatable>(base: Value?, ours: Value?, theirs: Value?) {
    if ours == theirs || theirs == base {
      self = .ours
    } else {
      self = ours == base ? .theirs : .conflict
    }
  }

  /// What is chosen; `ours` in a conflict.
  func pick<Value>(_ ours: Value, _ theirs: Value) -> Value { self == .theirs ? theirs : ours }
}
