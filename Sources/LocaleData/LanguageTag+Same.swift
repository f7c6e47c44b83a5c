extension LanguageTag {
  /// Whether two names are of one language, however they are spelled (`pt_BR`, `pt-BR`); names that are
  /// no tags have to be the same.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    guard let left = LanguageTag(left), let right = LanguageTag(right) else { return left == right }
    return left == right
  }

  /// What all spellings of a language have in common, to compare them by; what is no tag stays as it is.
  ///
  /// Folders of old name a script by the region that writes it: `zh_CN` is `zh-Hans`.
  package static func canonicalName(_ name: String) -> String {
    guard var tag = LanguageTag(name) else { return name }
    if tag.script == nil, tag.region != nil {
      var written = tag
      written.script = tag.likelyScript
      written.region = nil
      if written.likelyRegion == tag.region { tag = written }
    }
    return tag.description
  }

  /// The one of some names that means a language: of those that are spelled otherwise the nearest.
  package static func spelling(of language: String, among names: [String]) -> String? {
    if names.contains(language) { return language }
    if let same = names.first(where: { areSame($0, language) }) { return same }
    let name = canonicalName(language)
    return names.first { canonicalName($0) == name }
  }

  /// Each language once, under the first of its names, sorted.
  package static func distinct(_ names: some Sequence<String>) -> [String] {
    var known: Set<String> = []
    return Set(names).sorted().filter { known.insert(canonicalName($0)).inserted }
  }
}
