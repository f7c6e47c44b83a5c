import Foundation
import Linting

/// Mistakes in the syntax of files.
enum FileBreaks {
  static let common: [FileBreak] = [
    FileBreak("latin-1-file", .strings, .stringsdict, .stringCatalog) { file, _ in
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.unicodeScalars.contains(where: { $0.value > 0x7F }) else { return nil }
      return text.data(using: .isoLatin1).map(Array.init)
    },
    FileBreak("torn-character", .strings, .stringsdict, .stringCatalog) { file, random in
      let ends = file.bytes.indices.filter { file.bytes[$0] & 0xC0 == 0x80 }
      guard !ends.isEmpty else { return nil }
      var bytes = file.bytes
      bytes.remove(at: random.pick(ends))
      return bytes
    },
    FileBreak("conflict-marks", .strings, .stringCatalog) { file, random in
      guard let entry = file.text(&random) else { return nil }
      let line = file.bytes[..<entry.key.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
      return file.replacing(
        (line + 1)..<(line + 1), "<<<<<<< HEAD\n=======\n>>>>>>> translations\n")
    },
    FileBreak("conflict-marks-in-dictionary", .stringsdict) { file, random in
      let places = file.ranges(of: "<key>")
      guard !places.isEmpty else { return nil }
      let start = random.pick(places).lowerBound
      return file.replacing(start..<start, "<<<<<<< HEAD\n=======\n>>>>>>> translations\n")
    },
  ]

  // MARK: .strings

  static let strings: [FileBreak] = [
    FileBreak("lost-semicolon", .strings) { file, random in
      cut(file, &random, behind: UInt8(ascii: ";"))
    },
    FileBreak("lost-end-quote", .strings) { file, random in
      cut(file, &random, behind: UInt8(ascii: "\""))
    },
    FileBreak("lost-equals-sign", .strings) { file, random in
      guard let entry = file.text(&random), entry.key.upperBound < entry.text.lowerBound,
        let sign = file.bytes[entry.key.upperBound..<entry.text.lowerBound].firstIndex(of: 0x3D)
      else { return nil }
      return file.replacing(sign..<(sign + 1), "")
    },
    FileBreak("quote-in-text", .strings) { file, random in
      guard let entry = file.text(&random) else { return nil }
      let middle = letter(file, entry.text)
      return middle.map { file.replacing($0..<$0, "\"") }
    },
    FileBreak("curly-quotes-around-text", .strings) { file, random in
      guard let entry = file.text(&random), file.bytes[entry.text.upperBound] == 0x22 else {
        return nil
      }
      let text = String(decoding: file.bytes[entry.text], as: UTF8.self)
      return file.replacing((entry.text.lowerBound - 1)..<(entry.text.upperBound + 1), "“\(text)”")
    },
    FileBreak("key-twice", .strings) { file, random in
      guard let entry = file.text(&random) else { return nil }
      let key = String(decoding: file.bytes[entry.key], as: UTF8.self)
      return file.bytes + Array("\n\(key) = \"…\";\n".utf8)
    },
    FileBreak("unclosed-comment", .strings) { file, random in
      let ends = file.ranges(of: "*/")
      guard !ends.isEmpty else { return nil }
      // What ends the next comment ends this one.
      return file.replacing(ends[ends.count - 1], "")
    },
    FileBreak("file-cut-off", .strings, .stringCatalog) { file, random in
      guard let entry = file.text(&random), let middle = letter(file, entry.text) else {
        return nil
      }
      return Array(file.bytes[..<middle])
    },
  ]

  private static func cut(
    _ file: BrokenFile, _ random: inout Random, behind byte: UInt8
  ) -> [UInt8]? {
    guard let entry = file.text(&random), entry.text != file.texts.last?.text,
      let place = file.bytes[entry.text.upperBound...].firstIndex(of: byte)
    else { return nil }
    return file.replacing(place..<(place + 1), "")
  }

  /// The place before a letter in the middle of a text.
  private static func letter(_ file: BrokenFile, _ text: Range<Int>) -> Int? {
    let middle = (text.lowerBound + text.upperBound) / 2
    return (middle..<text.upperBound).first { index in
      let byte = file.bytes[index] | 0x20
      return (0x61...0x7A).contains(byte) && file.bytes[index - 1] != UInt8(ascii: "\\")
    }
  }

  // MARK: .stringsdict

  static let stringsdict: [FileBreak] = [
    FileBreak("lost-end-tag", .stringsdict) { file, random in
      lost(file, &random, "</string>", "")
    },
    FileBreak("misspelt-end-tag", .stringsdict) { file, random in
      lost(file, &random, "</string>", "</sting>")
    },
    FileBreak("bare-ampersand", .stringsdict) { file, random in
      lost(file, &random, "</string>", " & co</string>")
    },
    FileBreak("bare-angle-bracket", .stringsdict) { file, random in
      lost(file, &random, "</string>", " < 3</string>")
    },
    FileBreak("lost-key-in-dictionary", .stringsdict) { file, random in
      lost(file, &random, "<key>NSStringFormatSpecTypeKey</key>", "")
    },
    FileBreak("dictionary-cut-off", .stringsdict) { file, random in
      let ends = file.ranges(of: "</dict>")
      guard !ends.isEmpty else { return nil }
      return Array(file.bytes[..<random.pick(ends).lowerBound])
    },
  ]

  private static func lost(
    _ file: BrokenFile, _ random: inout Random, _ part: String, _ replacement: String
  ) -> [UInt8]? {
    let places = file.ranges(of: part)
    return places.isEmpty ? nil : file.replacing(random.pick(places), replacement)
  }

  // MARK: String Catalogs

  static let stringCatalogs: [FileBreak] = [
    FileBreak("lost-comma", .stringCatalog) { file, random in lost(file, &random, "},", "}") },
    FileBreak("lost-brace", .stringCatalog) { file, random in lost(file, &random, ": {", ": ") },
    FileBreak("trailing-comma", .stringCatalog) { file, random in
      lost(file, &random, "translated\",", "translated\",,")
    },
    FileBreak("misspelt-field", .stringCatalog) { file, random in
      lost(file, &random, "\"stringUnit\"", "\"stringunit\"")
    },
    FileBreak("quote-in-json", .stringCatalog) { file, random in
      guard let entry = file.text(&random), let middle = letter(file, entry.text) else {
        return nil
      }
      return file.replacing(middle..<middle, "\"")
    },
    FileBreak("line-end-in-json", .stringCatalog) { file, random in
      guard let entry = file.text(&random), let middle = letter(file, entry.text) else {
        return nil
      }
      return file.replacing(middle..<middle, "\n")
    },
    FileBreak("key-twice-in-json", .stringCatalog) { file, random in
      guard let entry = file.text(&random) else { return nil }
      let key = String(decoding: file.bytes[entry.key], as: UTF8.self)
      return file.replacing(entry.key.lowerBound..<entry.key.lowerBound, "\(key) : { },\n    ")
    },
  ]
}
