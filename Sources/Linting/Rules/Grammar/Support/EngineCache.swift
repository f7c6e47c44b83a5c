import Foundation
import Grammar
import LocaleData
import Localization
import Locking

/// The engine for each language, made once.
enum EngineCache {
  private struct Engine: Sendable {
    var renderer: Renderer
    var grammar: Grammar?
  }

  private static let engines = Locked<[String: Engine]>([:])

  /// The grammar of a language; nil where there is none.
  static func grammar(_ tag: LanguageTag?) -> Grammar? { tag.flatMap { engine($0).grammar } }

  /// What renders texts in a language for an unknown reader; nil where words can't be inflected.
  static func renderer(_ tag: LanguageTag?) -> Renderer? {
    tag.flatMap { tag in
      let engine = engine(tag)
      return engine.grammar == nil ? nil : engine.renderer
    }
  }

  private static func engine(_ tag: LanguageTag) -> Engine {
    let name = tag.description
    return engines.withLock { engines in
      if let known = engines[name] { return known }
      let context = RenderingContext(locale: Locale(identifier: name))
      let engine = Engine(renderer: Renderer(context), grammar: Grammar(tag))
      engines[name] = engine
      return engine
    }
  }
}
