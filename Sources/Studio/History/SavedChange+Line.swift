import Foundation
import Reading

/// A save in a journal: one line of JSON.
extension SavedChange {
  private struct Line: Codable {
    var table: String
    var key: String
    var language: String
    var file: String
    var old: Data?
    var new: Data?
    /// Of a whole file, where the change starts, and what the file was before and after.
    var start: Int?
    var hashes: [UInt64]?
    var units: [Unit]?
  }

  private struct Unit: Codable {
    var original: String
    var language: String
    var id: String
    var old: Data
    var new: Data
  }

  /// With the line feed that ends it.
  var line: [UInt8] {
    var line = Line(table: table, key: key, language: language, file: file)
    switch change {
    case .entry(let old, let new): (line.old, line.new) = (Data(old), Data(new))
    case .file(let difference):
      (line.old, line.new) = (Data(difference.old), Data(difference.new))
      line.start = difference.start
      line.hashes = [difference.oldHash, difference.newHash].flatMap { [$0.high, $0.low] }
    case .units(let units):
      line.units = units.map {
        Unit(
          original: $0.original, language: $0.language, id: $0.id, old: Data($0.old),
          new: Data($0.new))
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts and bytes always have a form in JSON.
    return Array((try? encoder.encode(line)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// - Returns: nil for a line that is something else.
  init?(line: [UInt8]) {
    guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)),
      let change = Self.change(line)
    else { return nil }
    self.init(
      table: line.table, key: line.key, language: line.language, file: line.file, change: change)
  }

  private static func change(_ line: Line) -> Change? {
    if let units = line.units {
      return .units(
        units.map {
          UnitChange(
            original: $0.original, language: $0.language, id: $0.id, old: Array($0.old),
            new: Array($0.new))
        })
    }
    guard let old = line.old, let new = line.new else { return nil }
    guard let start = line.start else { return .entry(old: Array(old), new: Array(new)) }
    guard let hashes = line.hashes, hashes.count == 4, start >= 0 else { return nil }
    return .file(
      FileDifference(
        start: start, old: Array(old), new: Array(new),
        oldHash: ContentHash(high: hashes[0], low: hashes[1]),
        newHash: ContentHash(high: hashes[2], low: hashes[3])))
  }
}
