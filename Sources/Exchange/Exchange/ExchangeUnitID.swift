package import Catalogs

/// What the name of a unit in an XLIFF file says: a key, and where below it the text stands.
package struct ExchangeUnitID: Hashable, Sendable {
  package let key: String
  package let path: TextPath

  /// Reads `KEY`, `KEY|==|plural.one` or `/KEY:dict/VARIABLE:dict/one:dict/:string`.
  package init(_ id: String) {
    // By bytes: to step over Characters may mean to go back to where a text starts.
    if id.utf8.contains(UInt8(ascii: "|")), let separator = id.utf8.ranges(of: "|==|".utf8).last {
      key = String(id[..<separator.lowerBound])
      path = TextPath(
        catalogNames: id[separator.upperBound...].split(separator: ".").map(String.init))
    } else if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      let parts = Self.parts(id.dropFirst().dropLast(":dict/:string".count))
      key = parts.first ?? ""
      path = TextPath(stringsdictNames: Array(parts.dropFirst()))
    } else {
      key = id
      path = []
    }
  }

  private static func parts(_ text: Substring) -> [String] {
    var parts: [String] = []
    var rest = text
    while let end = rest.utf8.firstRange(of: ":dict/".utf8) {
      parts.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return parts + [String(rest)]
  }

  /// The name of a plural form's unit for another category, spelled as the form's own; nil for a
  /// text that is for none.
  package static func name(_ name: String, for category: CaseName) -> String? {
    let id = ExchangeUnitID(name)
    guard id.path.category != nil else { return nil }
    let spelling: TextPath.Spelling = name.contains("|==|") ? .stringCatalog : .stringsdict
    let names = id.path.withCategory(category).names(in: spelling)
    return text(key: id.key, names: names, in: spelling)
  }

  /// The names that lead to a text, by which Xcode sorts.
  ///
  /// - Parameter isFormat: Whether the text is a `.stringsdict`'s format, which has a key of its own.
  static func names(
    of path: TextPath, isFormat: Bool, in spelling: TextPath.Spelling
  ) -> [String] {
    path.names(in: spelling) + (isFormat ? [StringsdictName.formatKey] : [])
  }

  /// The name that Xcode gives a text.
  static func text(key: String, names: [String], in spelling: TextPath.Spelling) -> String {
    guard spelling == .stringCatalog else {
      return "/" + ([key] + names).joined(separator: ":dict/") + ":dict/:string"
    }
    return names.isEmpty ? key : key + "|==|" + names.joined(separator: ".")
  }
}
