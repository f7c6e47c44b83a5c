import Catalogs
import Foundation
import Messages
import Reading

/// The texts of the catalogs below a folder: keys' values in every language.
struct Corpus {
  private(set) var texts: [String] = []

  init(folder: String) throws {
    let paths =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
    for path in paths {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      switch URL(filePath: path).pathExtension {
      case "strings":
        let document = StringsDocument(parsing: Array(bytes), file: path)
        texts += document.entries.map { document.value(of: $0) }
      case "xcstrings":
        if let root = JSONDocument(parsing: Array(bytes), dialect: .json).root { addValues(root) }
      default: break
      }
    }
  }

  /// Collects the members named `value`, which is where a String Catalog holds its texts.
  private mutating func addValues(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      for member in members {
        if member.name.value == "value", case .string(let text) = member.value.content {
          texts.append(text.value)
        } else {
          addValues(member.value)
        }
      }
    case .array(let elements): elements.forEach { addValues($0) }
    case .string, .number, .bool, .null: break
    }
  }
}
