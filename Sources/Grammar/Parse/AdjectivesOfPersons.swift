import Foundation
import Vocabulary

/// Whether adjectives are rather said of persons, whom a text may speak to, or of things, whatever stands around them: listo,
/// cansado; copiado, apilado.
extension Phrase {
  /// Whether the adjective that a word may be has one of some roles, in whatever form.
  func hasAdjective(_ word: Int, _ roles: Roles) -> Bool {
    first(self[word].adjectives).map {
      !language.roles(of: $0.lexeme).isDisjoint(with: roles)
    } ?? false
  }

  /// Whether a word is an adjective for what only persons are: informé, inscrit.
  func isOfPersons(adjective word: Int) -> Bool { hasAdjective(word, .actor) }

  /// Whether a word is an adjective for what only persons are, or one that a question asks its reader: inscrit, pronto.
  func isOfPersonsOrAsked(adjective word: Int) -> Bool { hasAdjective(word, [.asked, .actor]) }

  /// The same, or one that somebody is asked to stay: resta aggiornato.
  func isRatherOfPersons(adjective word: Int) -> Bool {
    hasAdjective(word, [.asked, .actor, .personal])
  }

  /// `Nuevo`, `alto`, but listo, inscrito: whether a word is an adjective that is neither one for what only persons are nor one
  /// that a question asks its reader.
  func mayBeOfThing(adjective word: Int) -> Bool {
    self[word].isAdjective && !isOfPersonsOrAsked(adjective: word)
  }

  /// `Apilado`, `Restringido`, but conectado, cansado, bienvenido, invitado: whether an adjective is none of those that are
  /// rather said of persons, nor a noun for one.
  func isHardlyOfPersons(_ word: Int) -> Bool {
    guard self[word].isAdjective, !isPerson(word), !isArgument(word), !isInName(word) else {
      return false
    }
    return !isRatherOfPersons(adjective: word) && !hasAdjective(word, [.salutes, .intensifier])
      && self[word].roles.isDisjoint(with: [.limits, .intensifier])
  }

  /// Whether an adjective is one for things, in whatever form: incluido, incluidas.
  func isForThings(adjective word: Int) -> Bool {
    if self[word].roles.contains(.thing) { return true }
    guard let adjective = first(self[word].adjectives) else { return false }
    return language.roles(of: language.form(adjective.lexeme, 0)).contains(.thing)
  }
}
