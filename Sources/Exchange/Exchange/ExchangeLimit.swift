import Catalogs
import Reading

/// How much of one thing a file that came back may have; what has more was made to hurt.
package enum ExchangeLimit {
  /// How many bytes a text may have; a licence has some 50,000.
  package static let textLength = 1 << 20
  /// How many catalogs' texts one file may carry; the largest apps have some hundreds.
  package static let files = 10_000
  /// How many texts one file may carry; the largest apps have some ten thousand for each language.
  package static let units = 1_000_000
  /// How many languages one file may be in; most have one.
  package static let languages = 100

  /// Groups and inline elements nest some levels deep; XLIFF knows a dozen attributes for each
  /// element, and tools add some of their own.
  static let markup = MarkupLimits(depth: 64, attributes: 128, textLength: textLength)
  /// Spreadsheets have more columns than the six that are read.
  static let columns = 1000
  /// Behind this many mistakes a file is one of another kind.
  static let mistakes = 1000

  package static let textLengthMessage = markup.textLengthMessage
  static let filesMessage = "more than \(files) catalogs are named here; split the file"
  static let mistakesMessage = "the rest is not read; is this another kind of file?"
  static let unitsMessage = "the file has more than the \(units) texts that are read; split it"
}
