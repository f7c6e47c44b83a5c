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
    let name = PathParts.fileExtension(of: path).lowercased()
    guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else {
      return nil
    }
    self = format
  }

  /// What stands behind the last dot of the names of such files, in small letters.
  package var extensions: [String] {
    switch self {
    case .xliff: ["xliff", "xlf"]
    case .xcloc: ["xcloc"]
    case .strings: ["strings"]
    case .csv: ["csv", "tsv"]
    }
  }

  /// The same with the dot.
  var suffixes: [String] { extensions.map { ".\($0)" } }

  /// The end of the names of files that are written.
  var suffix: String { "." + rawValue }
}

/// The versions of XLIFF that are written.
package enum XLIFFVersion: String, CaseIterable, Sendable {
  case v1_2 = "1.2"
  case v2_1 = "2.1"

  var document: XLIFFDocument.Version { self == .v1_2 ? .v1_2 : .v2_1 }
}
