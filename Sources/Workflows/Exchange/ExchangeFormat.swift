import Catalogs
import Exchange
import Reading

/// The files that go to translators and come back.
package enum ExchangeFormat: String, CaseIterable, Sendable {
  case xliff
  case xcloc
  case strings
  case csv

  /// The format of a file that came back, by its name; nil for an unknown one.
  package init?(path: String) {
    switch PathParts.suffix(of: path).lowercased() {
    case ".xliff", ".xlf": self = .xliff
    case ".xcloc": self = .xcloc
    case ".strings": self = .strings
    case ".csv", ".tsv": self = .csv
    default: return nil
    }
  }

  /// The end of file names.
  var suffix: String { "." + rawValue }
}

/// The versions of XLIFF that are written.
package enum XLIFFVersion: String, CaseIterable, Sendable {
  case v1_2 = "1.2"
  case v2_1 = "2.1"

  var document: XLIFFDocument.Version { self == .v1_2 ? .v1_2 : .v2_1 }
}
