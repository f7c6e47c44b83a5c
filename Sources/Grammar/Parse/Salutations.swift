import Foundation
import Vocabulary

/// Words that a letter greets its reader with.
extension Phrase {
  /// Whether an adjective begins a salutation: querido amigo.
  func salutes(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives) else { return false }
    return WordSearch(language: language).roles(of: adjective.lexeme.lemma).contains(.salutes)
  }

  /// Where a salutation starts that stands last, behind a comma: gracias por tu compra, querido cliente.
  ///
  /// Whatever stands before it, it is the reader who is greeted.
  var startOfLastSalutation: Int? {
    guard language.agreesInGender, let last = words.indices.last, !isArgument(last),
      let noun = first(self[last].nouns), number(of: noun) != .plural,
      noun.lexeme.pair.count > 0 || noun.lexeme.gender == .common
    else { return nil }
    var start = last
    // Nobody says more before it.
    while start > 0, last - start < 4, isFollowedDirectly(start - 1), self[start - 1].isAdjective {
      start -= 1
    }
    guard start > 0, start < last, salutes(start),
      separator(after: start - 1).first == UInt8(ascii: ",")
    else { return nil }
    return start
  }

  /// Where such a salutation starts, if what is asked is the reader’s gender, and whether nothing else in the
  /// text takes that.
  mutating func salutation(for request: Request) -> (start: Int, isAlone: Bool)? {
    guard request.isSaidOfOther, request.features.gender != nil,
      request.features.number == nil, let start = startOfLastSalutation
    else { return nil }
    return (start, !speaksOfReader(known: request.known))
  }
}
