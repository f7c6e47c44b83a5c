/// Words that point at something and are the subject of a verb that does something, and no determiner of the noun behind that:
/// este contém a sua foto; but esta é a sua foto.
extension Phrase {
  /// Whether a word is one, before the verb whose object a head is.
  func isSubject(demonstrative word: Int, before head: NounPhrase.Head) -> Bool {
    guard language.hasRomanceSyntax, word < head.word, self[word].isSpecifier,
      self[word].marks.contains(.demonstrative), words[word].half == .whole
    else { return false }
    var verb = word + 1
    // Nobody says more between.
    while verb < min(head.word, word + 4), isFollowedDirectly(verb - 1),
      self[verb].isAdverb || isClitic(verb)
    {
      verb += 1
    }
    guard verb < head.word, isFollowedDirectly(verb - 1), isFinite(verb) else { return false }
    let reading = self[verb]
    if !reading.roles.isDisjoint(with: [.linking, .modal, .being]) { return false }
    if !reading.isAuxiliary, !reading.isCopula { return true }
    // `esse tem a sua foto`, but esta tem sido a sua foto
    return !reading.roles.isDisjoint(with: [.takesObject, .perfect]) && verb + 1 < head.word
      && isFollowedDirectly(verb) && (self[verb + 1].isArticle || self[verb + 1].isDeterminer)
  }
}
