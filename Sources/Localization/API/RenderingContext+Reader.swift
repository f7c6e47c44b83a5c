import Foundation
import Grammar
import Vocabulary

extension RenderingContext {
  /// - Parameters:
  ///   - reader: The reader's terms of address, the most wanted first.
  ///   - concepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  init(locale: Locale, reader: [PublicTermOfAddress], concepts: [InflectionConcept] = []) {
    self.init(locale: locale)
    address = reader.flatMap(\.grammarTerms)
    self.concepts = concepts.map(\.concept)
  }
}

#if canImport(Darwin)
/// Foundation's; the grammar has a type of this name, too.
typealias PublicTermOfAddress = Foundation.TermOfAddress

extension Foundation.TermOfAddress {
  /// The term as the grammar knows it; none for terms that only Foundation can tell.
  var grammarTerms: [Grammar.TermOfAddress] {
    if let language, let pronouns {
      return [
        .localized(
          language: language.minimalIdentifier, pronouns: pronouns.map(\.grammarPronoun))
      ]
    }
    switch self {
    case .neutral: return [.neutral]
    case .feminine: return [.feminine]
    case .masculine: return [.masculine]
    default: return []
    }
  }
}

extension Morphology.Pronoun {
  fileprivate var grammarPronoun: Grammar.TermOfAddress.Pronoun {
    Grammar.TermOfAddress.Pronoun(text: pronoun, features: Features(morphology))
  }
}

extension InflectionConcept {
  var concept: Concept {
    switch self {
    case .termsOfAddress(let terms): .termsOfAddress(terms.flatMap(\.grammarTerms))
    case .localizedPhrase(let phrase): .localizedPhrase(phrase)
    @unknown default: .termsOfAddress([])
    }
  }
}
#else
/// This module's; the grammar has a type of this name, too.
typealias PublicTermOfAddress = TermOfAddress

extension TermOfAddress {
  /// The term as the grammar knows it; several for ``currentUser``, or none.
  var grammarTerms: [Grammar.TermOfAddress] {
    switch kind {
    case .neutral: [.neutral]
    case .feminine: [.feminine]
    case .masculine: [.masculine]
    case .localized(let language, let pronouns):
      [.localized(language: language.minimalIdentifier, pronouns: pronouns.map(\.grammarPronoun))]
    case .currentUser: TermOfAddress.currentUserTerms.flatMap(\.grammarTerms)
    }
  }
}

extension Morphology.Pronoun {
  fileprivate var grammarPronoun: Grammar.TermOfAddress.Pronoun {
    Grammar.TermOfAddress.Pronoun(text: pronoun, features: Features(morphology, details: details))
  }
}

extension InflectionConcept {
  var concept: Concept {
    switch self {
    case .termsOfAddress(let terms): .termsOfAddress(terms.flatMap(\.grammarTerms))
    case .localizedPhrase(let phrase): .localizedPhrase(phrase)
    }
  }
}
#endif
