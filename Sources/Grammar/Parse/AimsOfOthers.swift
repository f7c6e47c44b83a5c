/// What something else than the reader has to be for a purpose, behind a preposition at the start of a sentence: para ser
/// aceptado, el archivo debe pesar menos; but para ser avisada, activa los avisos.
extension Phrase {
  /// Whether an adjective says so.
  func isAimOfOther(adjective word: Int) -> Bool {
    let being = beforeAdverbs(from: word - 1)
    return being >= 0 && isFollowedDirectly(being) && self[being].roles.contains(.being)
      && isAimOfOther(being: being)
  }

  /// Whether an infinitive of to be behind a preposition starts a sentence, and what names a thing stands right behind the
  /// comma that ends it, whose aim it is.
  func isAimOfOther(being word: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    let joint = beforeClitics(from: word - 1)
    guard joint >= 0, isFollowedDirectly(joint), self[joint].roles.contains(.preposition),
      startOfSentence(with: joint) == joint
    else { return false }
    // Nobody says more before the comma.
    let last = (word..<min(count, word + 12)).first { isCut(after: $0) }
    guard let last, isComma(behind: last) else { return false }
    let next = self[last + 1]
    return isArgument(last + 1) || next.isArticle || next.isDeterminer
  }
}
