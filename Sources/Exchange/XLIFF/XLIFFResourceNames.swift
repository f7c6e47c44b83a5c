import LocaleData
import PlainBytes
import Reading

/// The names of a file's units where a platform has ids of its own, and keeps those of the export
/// beside them as `resname`.
///
/// Crowdin numbers all units. Plural forms get a number and a place, `8351[1]`, and as a name what
/// they have in common: `/KEY:dict/VARIABLE:dict/`.
struct XLIFFResourceNames {
  private var names: [(id: String, name: String)] = []
  /// Whether all units so far have a name beside an id of the platform's.
  private var isWhole = true

  mutating func add(_ id: String, _ name: String?) {
    guard isWhole, let name, !name.isEmpty, Self.isPlatforms(id) else {
      isWhole = false
      names = []
      return
    }
    names.append((id, name))
  }

  /// The units with their ids in the export; those that can't be told from others keep their own.
  ///
  /// A key may have a text in one file and forms in another, of which an app shows the forms.
  func renamed(_ units: [ExchangeUnit], in language: String) -> [ExchangeUnit] {
    guard isWhole, names.count == units.count else { return units }
    let ids = exportIDs(in: language)
    var uses: [ExchangeUnitID: (all: Int, forms: Int)] = [:]
    for case let id? in ids {
      uses[ExchangeUnitID(id), default: (0, 0)].all += 1
      if Self.isOfForms(id) { uses[ExchangeUnitID(id)]?.forms += 1 }
    }
    return zip(units, ids).map { unit, id in
      guard let id, let uses = uses[ExchangeUnitID(id)],
        (Self.isOfForms(id) ? uses.forms : uses.all) == 1
      else { return unit }
      var unit = unit
      (unit.id, unit.key) = (id, id)
      return unit
    }
  }

  /// Whether an id is that of a `.stringsdict`.
  private static func isOfForms(_ id: String) -> Bool {
    id.hasPrefix("/") && id.hasSuffix(":dict/:string")
  }

  private func exportIDs(in language: String) -> [String?] {
    let groups = names.map { Self.group($0.id) }
    var sizes: [Substring: Int] = [:]
    for group in groups { if let group { sizes[group.number, default: 0] += 1 } }
    let categories = Self.categories(of: language)
    return zip(names, groups).map { name, group in
      guard let group else { return name.name }
      guard name.name.hasSuffix(":dict/"), let size = sizes[group.number],
        let forms = categories.first(where: { $0.count == size }), group.place < size
      else { return nil }
      return name.name + forms[group.place].rawValue + ":dict/:string"
    }
  }

  /// The plural categories that a group may have, in their order.
  private static func categories(of language: String) -> [[PluralCategory]] {
    guard let tag = LanguageTag(language) else { return [] }
    let all = PluralRules(for: tag, type: .cardinal).categories
    // Platforms know no form for whole millions, as Spanish has one.
    return all == [.one, .many, .other] ? [all, [.one, .other]] : [all]
  }

  /// What an id says of plural forms: the number that they share, and the place among them.
  private static func group(_ id: String) -> (number: Substring, place: Int)? {
    guard id.utf8.last == UInt8(ascii: "]"), let bracket = id.utf8.firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    let digits = id[id.index(after: bracket)...].dropLast()
    guard let place = Int(digits), place >= 0 else { return nil }
    return (id[..<bracket], place)
  }

  /// No word of a language that is made of the letters to F alone has that many and a digit.
  private static let shortestHash = 8

  /// Whether an id is a number or a hash, with the place of a plural form or without.
  private static func isPlatforms(_ id: String) -> Bool {
    let name = (group(id)?.number ?? id[...]).utf8
    guard !name.isEmpty, name.count <= 64 else { return false }
    return name.allSatisfy(\.isASCIIDigit)
      || name.count >= shortestHash && name.allSatisfy(\.isASCIIHexDigit)
        && name.contains(where: \.isASCIIDigit)
  }
}
