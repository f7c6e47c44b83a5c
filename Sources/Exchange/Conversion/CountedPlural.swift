import Catalogs
import Messages

/// The argument that a plural variation of a String Catalog without a substitution is about.
///
/// The key tells it, which is the format as the source has it; where keys are mere names, the texts
/// do; where no text shows a number, it is the first argument.
struct CountedPlural {
  var argument = 1
  /// The specifier without percent sign and position.
  var specifier = "lld"

  init(key: String, cases: [CatalogText.Case]) {
    let texts = cases.sorted { $0.name == "other" && $1.name != "other" }.compactMap { variant in
      if case .unit(let text, _) = variant.text { text } else { nil }
    }
    for text in [key] + texts {
      if let found = Self.firstInteger(in: text) {
        (argument, specifier) = found
        return
      }
    }
  }

  private static func firstInteger(in text: String) -> (Int, String)? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let scan = SpecifierScan(text, options: .catalogSubstitution)
    let first = scan.specifiers.filter { specifier in
      switch specifier.value?.type {
      case .signedInteger?, .unsignedInteger?:
        !scan.problems.contains { $0.range == specifier.range && $0.looksLikeText }
      default: false
      }
    }.min { ($0.value?.argument ?? 0) < ($1.value?.argument ?? 0) }
    guard let first, let value = first.value else { return nil }
    return (value.argument, Self.type(value, Array(text.utf8)[first.range]))
  }

  /// Length and conversion, without what only one place of the text asks for.
  private static func type(_ value: ValueSpecifier, _ spelling: ArraySlice<UInt8>) -> String {
    let letters = spelling.reversed().prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }
}
