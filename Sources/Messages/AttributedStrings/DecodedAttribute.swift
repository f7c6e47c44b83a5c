#if !canImport(Darwin)
import Foundation
import Reading

/// The value of an app's attribute, decoded by its own type.
struct DecodedAttribute<Key: MarkdownDecodableAttributedStringKey>: Decodable {
  private let value: Key.Value

  init(from decoder: any Decoder) throws {
    value = try Key.decodeMarkdown(from: decoder)
  }

  /// - Throws: `MarkdownParsingError` with the range of what the type refused.
  static func value(from json: JSONValue) throws -> Key.Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return try decoder.decode(Self.self, from: Data(json.strictJSON.utf8)).value
    } catch let error as DecodingError {
      throw MarkdownParsingError(error, name: Key.markdownName, in: json)
    } catch {
      throw MarkdownParsingError(
        message: "the value of `\(Key.markdownName)` is not one that the app knows: \(error)",
        range: json.range)
    }
  }
}

extension MarkdownParsingError {
  fileprivate init(_ error: DecodingError, name: String, in json: JSONValue) {
    let (path, detail): ([any CodingKey], String) =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context.codingPath, context.debugDescription)
      case .keyNotFound(let key, let context):
        (context.codingPath, "`\(key.stringValue)` is missing")
      @unknown default: ([], "\(error)")
      }
    self.init(
      message: "the value of `\(name)` is not one that the app knows: \(detail)",
      range: json.value(at: path).range)
  }
}

extension JSONValue {
  /// The value that a coding path leads to, as far as it leads.
  fileprivate func value(at path: [any CodingKey]) -> JSONValue {
    var value = self
    for key in path {
      if let values = value.elements {
        guard let index = key.intValue, values.indices.contains(index) else { return value }
        value = values[index]
      } else {
        guard let member = value[key.stringValue] else { return value }
        value = member
      }
    }
    return value
  }
}
#endif
