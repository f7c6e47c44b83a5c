import LocaleData

/// How the address of a translation differs from its source's.
enum AddressDifference {
  /// Nothing, or no more than the language of the page.
  case none
  /// There is no address any more.
  case nowhere
  case scheme
  /// The last part of the host alone.
  case country
  case host
  /// A page in the reader's language, whose name is another.
  case page
  case path

  init(_ source: WebAddress, _ target: WebAddress, _ unit: LintUnit) {
    if target.rest.isEmpty, target.host == nil, !source.rest.isEmpty || source.host != nil {
      self = .nowhere
    } else if source.site != target.site, source.host != nil || target.host != nil {
      self = Self.host(source, target, unit)
    } else if source.scheme != target.scheme, source.rest == target.rest || target.scheme == nil {
      self = .scheme
    } else {
      // In whatever language a page is, what is sent to it should be as safe.
      let isUnsafe = source.scheme == "https" && target.scheme == "http"
      if Self.isSamePage(source.rest, target.rest, unit) {
        self = isUnsafe ? .scheme : .none
      } else {
        self = !isUnsafe && Self.isReadersPage(source.rest, target.rest, unit) ? .page : .path
      }
    }
  }

  private static func host(
    _ source: WebAddress, _ target: WebAddress, _ unit: LintUnit
  ) -> AddressDifference {
    guard let from = source.site, let to = target.site else {
      return target.scheme == nil ? .scheme : .host
    }
    let old = from.split(separator: ".")
    let new = to.split(separator: ".")
    // `en.wikipedia.org` and `example.com` have the reader's language in front, in time.
    let tail = isLanguage(old.first, unit.key.source) ? old.dropFirst() : old[...]
    if isLanguage(new.first, unit.entry.localization), Array(new.dropFirst()) == Array(tail) {
      return .none
    }
    if old.count == new.count, old.count > 1, old.dropLast() == new.dropLast(),
      new.last?.count == 2
    {
      return .country
    }
    return .host
  }

  /// What stands between the parts of an address behind its host.
  private static let marks = "/?&=#."

  /// Whether the first part that differs names the language: `/en/cups` and `/de/tassen`, or
  /// `/tassen` where that is the site's own.
  private static func isReadersPage(
    _ source: String, _ target: String, _ unit: LintUnit
  ) -> Bool {
    let old = source.split { marks.contains($0) }
    let new = target.split { marks.contains($0) }
    let place = zip(old, new).prefix { $0 == $1 }.count
    guard place < old.count, place < new.count, isLanguage(old[place], unit.key.source) else {
      return false
    }
    return isLanguage(new[place], unit.entry.localization)
      || old.dropFirst(place + 1).first == new[place] || !mayBeLanguage(new[place])
  }

  /// Whether a part of an address may name some language: `fr`, `fil`, `zh-hant`.
  private static func mayBeLanguage(_ part: Substring) -> Bool {
    (2...3).contains(part.prefix(while: \.isLetter).count)
  }

  private static func isSamePage(_ source: String, _ target: String, _ unit: LintUnit) -> Bool {
    if source == target { return true }
    let old = source.split { marks.contains($0) }
    let new = target.split { marks.contains($0) }
    if old == new { return trimmed(source) == trimmed(target) }
    var rest = old[...]
    for part in new {
      // A site has its own language without a name for it.
      if rest.first != part, rest.dropFirst().first == part,
        isLanguage(rest.first, unit.key.source)
      {
        rest = rest.dropFirst()
      }
      if rest.first == part || isSamePart(rest.first, part, unit) {
        rest = rest.dropFirst()
      } else if isLanguage(part, unit.entry.localization) {
        if isLanguage(rest.first, unit.key.source) { rest = rest.dropFirst() }
      } else if ["lang", "hl", "locale", "l", "language"].contains(part) {
        continue
      } else {
        return false
      }
    }
    if isLanguage(rest.first, unit.key.source) { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Whether two parts of a path are the same but for the language in front or at the end:
  /// `privacy-en` and `privacy-fr`, `privacy` and `privacy_pt-BR`, `privacy_en` and `privacy`.
  private static func isSamePart(
    _ source: Substring?, _ target: Substring, _ unit: LintUnit
  ) -> Bool {
    guard let source else { return false }
    let names = [source] + withoutLanguage(source, unit.key.source)
    return ([target] + withoutLanguage(target, unit.entry.localization)).contains(
      where: names.contains)
  }

  /// What is left of a part of a path that names a language and something else.
  private static func withoutLanguage(
    _ part: Substring, _ localization: LintLocalization
  ) -> [Substring] {
    part.indices.filter { part[$0] == "-" || part[$0] == "_" }.flatMap { mark -> [Substring] in
      let (head, tail) = (part[..<mark], part[part.index(after: mark)...])
      return (isLanguage(tail, localization) ? [head] : [])
        + (isLanguage(head, localization) ? [tail] : [])
    }
  }

  private static func trimmed(_ path: String) -> Substring {
    path.hasSuffix("/") ? path.dropLast() : path[...]
  }

  /// Whether a part of an address names the language of a text.
  private static func isLanguage(
    _ part: Substring?, _ localization: LintLocalization
  ) -> Bool {
    guard let part, part.count <= 11, let tag = LanguageTag(part), let own = localization.tag else {
      return false
    }
    return tag.language == own.language
  }
}
