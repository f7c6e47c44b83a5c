extension LanguageTag {
  /// The code of a language by its English name, which folders had before languages had codes, as in
  /// `English.lproj`; nil for any other name.
  ///
  /// Foundation takes these names still; here in any case of letters, as tags are.
  package static func code(ofOldName name: String) -> String? {
    // Codes and their subtags are shorter or have other lengths; most texts leave here.
    guard name.utf8.count > 3, name.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
    else { return nil }
    return LanguageFact.oldNames[name.lowercased()]
  }
}
