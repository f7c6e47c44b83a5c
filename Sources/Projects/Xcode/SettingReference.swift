import Reading

/// `$(NAME)`, `${NAME}` or `$(NAME:modifier)` in the value of a build setting.
struct SettingReference {
  /// What stands in the brackets.
  let content: String
  /// The whole reference.
  let spelling: String
  /// Behind the closing bracket.
  let end: String.Index

  /// In bytes: what is longer is no name, and looking for the ends of thousands that are open
  /// within each other would take its time.
  private static let longest = 1_000
  private static let brackets = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// - Parameter text: A text that starts with `$`.
  init?(startingAt text: Substring) {
    let bytes = text.utf8
    let bracket = bytes.index(after: bytes.startIndex)
    guard bracket < bytes.endIndex, let close = Self.brackets[bytes[bracket]] else { return nil }
    var depth = 0
    let end = bytes[bracket...].prefix(Self.longest).firstIndex { byte in
      if byte == bytes[bracket] { depth += 1 }
      if byte == close { depth -= 1 }
      return depth == 0
    }
    guard let index = end else { return nil }
    content = String(text[text.index(after: bracket)..<index])
    self.end = text.index(after: index)
    spelling = String(text[...index])
  }
}

extension SettingReference {
  /// The names of the settings that a property list refers to, each once, in their order.
  static func names(in bytes: [UInt8]) -> [String] {
    guard bytes.contains(UInt8(ascii: "$")) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    var names: [String] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), names.count < mostNames {
      rest = rest[dollar...]
      guard let reference = SettingReference(startingAt: rest) else {
        rest = rest.dropFirst()
        continue
      }
      let name = String(reference.content.prefix { $0 != ":" })
      if !name.isEmpty, !names.contains(name) { names.append(name) }
      rest = text[reference.end...]
    }
    return names
  }

  /// More than any app's list has.
  private static let mostNames = 500
}

/// What `$(NAME:modifier)` does to a value.
///
/// Source: Xcode Help, "Build setting evaluation" (operators of build setting macros).
enum SettingModifier {
  static func apply(_ modifier: Substring, to value: String?) -> String? {
    if modifier.hasPrefix("default=") {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst(8))
    }
    guard let value else { return nil }
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier": return moduleName(value)
    case "rfc1034identifier", "bundleIdentifier": return domainName(value)
    case "dir": return PathParts.folder(of: value)
    case "file": return PathParts.name(of: value)
    case "base": return PathParts.stem(of: value)
    case "suffix":
      let suffix = PathParts.fileExtension(of: value)
      return suffix.isEmpty ? "" : "." + suffix
    case "standardizepath": return PathParts.normalized(value)
    default: return value
    }
  }

  /// A name as a Swift module can have it: everything but letters and digits is `_`.
  static func moduleName(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isXIDContinue || scalar == "_" ? Character(scalar) : "_"
    }
    let result = String(scalars)
    return result.first?.isNumber == true ? "_" + result.dropFirst() : result
  }

  private static func domainName(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar -> Character in
        scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || scalar == "." ? Character(scalar) : "-"
      })
  }
}
