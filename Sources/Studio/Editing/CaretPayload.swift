import Diagnostics
import Localization
import PlainBytes
import Reading

/// How attributes are written in a text: `rainbow: 'fun', level: 2`.
enum CaretPayload {
  static func text(of attributes: [(name: String, value: String)]) -> String {
    attributes.map { "\(spelling(ofName: $0.name)): \(spelling(ofValue: $0.value))" }
      .joined(separator: ", ")
  }

  static func spelling(ofName name: String) -> String {
    let isWord =
      !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    return isWord ? name : string(name)
  }

  /// A value as people write it.
  ///
  /// - Parameter json: Strict JSON.
  static func spelling(ofValue json: String) -> String {
    let value = JSONDocument(parsing: Array(json.utf8), dialect: .json, maximumDepth: 16).root
    switch value?.content {
    case .string(let text): return string(text.value)
    case .object(let members):
      let parts = members.map {
        "\(spelling(ofName: $0.name.value)): \(spelling(ofValue: $0.value.strictJSON))"
      }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    default: return json.withoutParentheses
    }
  }

  /// In the quotation marks that need no escapes in catalogs, where these can be.
  private static func string(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && !"'\"\\()".unicodeScalars.contains(scalar)
    }
    return isPlain ? "'\(text)'" : JSONText.string(text).text().withoutParentheses
  }
}
