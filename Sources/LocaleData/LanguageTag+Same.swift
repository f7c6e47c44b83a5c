extension LanguageTag {
  /// Whether two names are of one language, however they are spelled (`zh_TW`, `zh-Hant`); names that
  /// are no tags have to be the same.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    guard let left = LanguageTag(left), let right = LanguageTag(right) else { return left == right }
    return left == right
  }

  /// The one name that all spellings of a language have in common; what is no tag stays as it is.
  package static func canonicalName(_ name: String) -> String {
    LanguageTag(name)?.description ?? name
  }

  /// Each language once, under the first of its names, sorted.
  package static func distinct(_ names: some Sequence<String>) -> [String] {
    var known: Set<String> = []
    return Set(names).sorted().filter { known.insert(canonicalName($0)).inserted }
  }
}
