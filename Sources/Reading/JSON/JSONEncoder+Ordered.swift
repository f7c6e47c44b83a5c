package import Foundation

extension JSONEncoder {
  /// An encoder that writes the same each time: keys in order, and slashes as they are.
  package static func ordered(indented: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if indented { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
