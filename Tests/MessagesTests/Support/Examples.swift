import Foundation
import TestSupport

extension SharedData {
  /// The examples of a file that holds one JSON array, or one JSON object a line.
  static func examples<Example: Decodable>(_ path: String, in folder: String) throws -> [Example] {
    let data = Data(try bytes(path, in: folder))
    let decoder = JSONDecoder()
    if !path.hasSuffix("jsonl") { return try decoder.decode([Example].self, from: data) }
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Example.self, from: $0)
    }
  }
}
