import AppKit
import Foundation

struct TextFind {
  enum Failure: LocalizedError {
    case regularExpression(reason: String)
    case emptyFindString
    case notFound(count: Int, in: Substring)

    var errorDescription: String? {
      switch self {
        case .regularExpression:
          String(localized: "TextFind.Error.regularExpression", defaultValue: "Invalid regular expression", table: "TextFind")
        case .emptyFindString:
          String(localized: "Empty find string", table: "TextFind")
        case .notFound(count: let count, in: let text):
          String(localized: "Not found in \(String(text)) after \(count) tries", table: "TextFind")
      }
    }

    var recoverySuggestion: String? {
      switch self {
        case .regularExpression(reason: let reason):
          reason
        case .emptyFindString, .notFound:
          String(localized: "Input text to find.", table: "TextFind")
      }
    }
  }

  enum Mode {
    case textual(options: String.CompareOptions, fullWord: Bool)
    case regularExpression(unescapes: Bool)
  }

  let mode: Mode
  let findString: String
  let string: String

  var summary: String {
    switch mode {
      case .textual(_, let fullWord) where fullWord:
        return .init(localized: "Whole word “\(findString)”", table: "TextFind")
      case .textual(let options, _):
        return String(localized: "Options \(options.rawValue)", table: "TextFind")
      case .regularExpression(let unescapes):
        return unescapes ? String(localized: #"Unescapes \n"#, table: "TextFind") : #"Keeps \n"#
    }
  }

  /// Literals in patterns are never keys: `String(localized: "not this")`.
  static let pattern = #"\b(?:TODO|FIXME|MARK)\b: (\S+)"#
  static let placeholder = String(localized: #"Use "$0" or \1"#, table: "TextFind", comment: #"keep "$0""#)
  static let swapped = String(localized: #"Swap \1 with \#(pattern)"#, table: "TextFind")

  func progressMessage(found: Int, total: Int64, ratio: Double, last: Character?) -> String {
    if found == .zero { return String(localized: "Searching…", table: "TextFind") }
    // String(localized: "commented out")
    let percent = Int(ratio * 100)
    let rest = total - Int64(found)
    return [
      String(localized: "\(percent)% done", table: "TextFind"),
      String(localized: "\(rest) left", table: "TextFind"),
      String(localized: "Ratio: \(ratio)", table: "TextFind"),
      String(localized: "Last character: \(String(last ?? " "))", table: "TextFind"),
      String(localized: "\(ratio, format: .percent) of all", table: "TextFind"),
      String(localized: "Range: \(NSStringFromRange(NSRange(location: 0, length: found)))", table: "TextFind"),
    ].joined(separator: "; ")
  }

  func announce(_ results: [NSRange], elapsed: Swift.Duration) {
    let message = results.isEmpty
      ? String(localized: "No matches", table: "TextFind")
      : String(localized: "\(results.count) matches in \(elapsed.formatted())", table: "TextFind")
    let longest = results.map(\.length).max() ?? 0
    let sum = results.reduce(0) { $0 + $1.length }
    let lines = string.split(separator: "\n")
    NSAccessibility.post(element: NSApp as Any, notification: .announcementRequested, userInfo: [.announcement: message])
    print(String(localized: "Longest \(longest), all \(sum)", table: "TextFind"))
    if let first = lines.first {
      print(String(localized: "Starts with \(String(first)) (\(first.utf16.count))", table: "TextFind"))
    }
  }
}
