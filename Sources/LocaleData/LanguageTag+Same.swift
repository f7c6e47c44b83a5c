extension LanguageTag {
  /// Whether two names are of one language, however they are spelled (`zh_TW`, `zh-Hant`); names that
  /// are no tags have to be the same.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    guard let left = LanguageTag(left), let right = LanguageTag(right) else { return left == right }
    return left == right
  }
}
