import Foundation
package import Grammar
package import LocaleData
package import Localization
import Locking

/// The engine for each language, made once for a run.
package final class EngineCache: Sendable {
  private struct Engine: Sendable {
    var renderer: Renderer
    var grammar: Inflector?
  }

  /// The engine without words of a project's own.
  package static let plain = EngineCache(lexicon: nil)

  private let lexicon: ProjectLexicon?
  private let engines = Locked<[String: Engine]>([:])
  /// The same, which no thread waits for: rules ask for each text.
  private let known = Sharded<[String: Engine]> { [:] }

  /// - Parameter lexicon: The project's own words.
  package init(lexicon: ProjectLexicon?) { self.lexicon = lexicon }

  /// The grammar of a language; nil where there is none.
  package func grammar(_ tag: LanguageTag?) -> Inflector? { tag.flatMap { engine($0).grammar } }

  /// Whether words of a language agree anywhere: on Apple's systems, new ones at least, or where this
  /// engine runs.
  package func isInflected(_ tag: LanguageTag) -> Bool {
    if case .since = SystemInflection(of: tag.language) { return true }
    return grammar(tag) != nil
  }

  /// What renders texts in a language for an unknown reader; nil where words can't be inflected.
  package func renderer(_ tag: LanguageTag?) -> Renderer? {
    tag.flatMap { tag in
      let engine = engine(tag)
      return engine.grammar == nil ? nil : engine.renderer
    }
  }

  private func engine(_ tag: LanguageTag) -> Engine {
    let name = tag.description
    if let engine = known.withValue({ $0[name] }) { return engine }
    let engine = made(for: tag, name)
    known.withValue { $0[name] = engine }
    return engine
  }

  private func made(for tag: LanguageTag, _ name: String) -> Engine {
    engines.withLock { engines in
      if let known = engines[name] { return known }
      let context = RenderingContext(locale: Locale(identifier: name))
      let engine = Engine(
        renderer: Renderer(context, lexicon: lexicon), grammar: Inflector(tag, lexicon: lexicon))
      engines[name] = engine
      return engine
    }
  }
}
