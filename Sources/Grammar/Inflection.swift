import Foundation
package import Vocabulary

/// A text after agreement.
package struct Inflection: Hashable, Sendable {
  package var text: String
  /// What was replaced: UTF-8 offsets in the text that was given, in order.
  package var edits: [Edit]
  /// Whether the form was built without guessing.
  package var exists: Bool
  /// What is known of the text now.
  package var features: Features
  /// Why each word has its form, in the order of the text; empty unless ``Request/explains``.
  package var forms: [FormReason] = []
  let notes: [Note]
  /// The text that was given, where something was noted.
  let source: String

  /// Why the text became what it is, made when it is asked for.
  package var reasons: [Reason] {
    notes.map { note in
      let word = source.utf8.dropFirst(note.range.lowerBound).prefix(note.range.count)
      return Reason(note.kind, about: String(decoding: word, as: UTF8.self), note.detail)
    }
  }

  /// The same for a text that stays as it is: of its words none took a form that may be doubted.
  package func leaving(_ text: String) -> Inflection {
    Inflection(
      text: text, edits: [], exists: true, features: features,
      notes: notes.filter { !$0.kind.isDoubtOfForm }, source: source)
  }

  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
  }
}

/// The articles that fit a phrase.
package struct Articles: Hashable, Sendable {
  package var definite: String?
  package var indefinite: String?

  package init() {}
}

/// What is known of a text.
package struct Description: Hashable, Sendable {
  package var features: Features
  package var articles: Articles
  /// Whether all of it comes from a lexicon.
  package var isKnown: Bool
  package var reasons: [Reason]
  /// Whether the text names men, animals or things, where its noun says so; no feature that anybody is told.
  var animacy: Animacy?

  /// What words elsewhere in a sentence take from the text: see ``Features/shared``.
  package var shared: Features {
    var shared = features.shared
    shared.animacy = animacy
    return shared
  }
}
