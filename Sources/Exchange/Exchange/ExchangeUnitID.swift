import Catalogs

/// What the name of a unit in an XLIFF file says: a key, and where below it the text stands.
package struct ExchangeUnitID: Hashable, Sendable {
  package let key: String
  /// As in the catalog: `plural`, `one`; or for a `.stringsdict` the variable and the category.
  package let path: [String]
  /// Which part of the path is a plural category.
  package let categoryIndex: Int?

  /// Reads `KEY`, `KEY|==|plural.one` or `/KEY:dict/VARIABLE:dict/one:dict/:string`.
  package init(_ id: String) {
    if let separator = id.ranges(of: "|==|").last {
      key = String(id[..<separator.lowerBound])
      let names = id[separator.upperBound...].split(separator: ".").map(String.init)
      path = names
      categoryIndex = names.indices.last { $0 > 0 && names[$0 - 1] == "plural" }
    } else if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      let parts = Self.parts(id.dropFirst().dropLast(":dict/:string".count))
      key = parts.first ?? ""
      let names = parts.dropFirst().filter { $0 != StringsdictName.formatKey }
      path = Array(names)
      let isForm = names.count > 1 && StringsdictName.categories.contains(names.last ?? "")
      categoryIndex = isForm ? names.count - 1 : nil
    } else {
      key = id
      path = []
      categoryIndex = nil
    }
  }

  private static func parts(_ text: Substring) -> [String] {
    var parts: [String] = []
    var rest = text
    while let end = rest.firstRange(of: ":dict/") {
      parts.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return parts + [String(rest)]
  }
}
