import Catalogs
import Diagnostics
import Reading

extension CatalogText {
  /// A localization as a String Catalog writes it.
  var json: JSONText { .object(members) }

  private var members: [(String, JSONText)] {
    switch self {
    case .unit(let text, let state):
      [("stringUnit", .object([("state", .string(state.rawValue)), ("value", .string(text))]))]
    case .phrases(let phrases, let state):
      [
        (
          "stringSet",
          .object([
            ("state", .string(state.rawValue)), ("values", .array(phrases.map { .string($0) })),
          ])
        )
      ]
    case .variations(let kind, let cases):
      [
        (
          "variations",
          .object([(kind.name, Self.object(cases.map { ($0.name.rawValue, $0.text.json) }))])
        )
      ]
    case .substituted(let base, let substitutions):
      (base.members + [
        ("substitutions", Self.object(substitutions.map { ($0.name, $0.json) }))
      ]).sorted { $0.0 < $1.0 }
    }
  }

  /// An object with each name once, in an order that doesn't depend on that of the texts.
  private static func object(_ members: [(String, JSONText)]) -> JSONText {
    var known: Set<ExactKey> = []
    let last = members.reversed().filter { known.insert(ExactKey($0.0)).inserted }
    return .object(last.sorted { $0.0.precedesInBytes($1.0) })
  }
}

extension CatalogText.Substitution {
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = []
    if let argument { members.append(("argNum", .number(argument))) }
    if let specifier { members.append(("formatSpecifier", .string(specifier))) }
    if case .object(let inner) = text.json { members += inner }
    return .object(members)
  }
}
