import Catalogs
import Exchange

/// How far a key's translation into one language is, as a whole.
package enum TranslationProgress: String, CaseIterable, Sendable {
  /// There is no text, or one that nobody has translated yet.
  case missing
  /// A machine translated it, and nobody has read that.
  case machineTranslated = "machine_translated"
  case needsReview = "needs_review"
  case translated
  /// Code no longer asks for the key.
  case stale
  /// The catalog says that nobody translates it.
  case notTranslatable = "do_not_translate"

  /// How far a key's texts in one language are: the least of them decides.
  ///
  /// A form that is there and empty is still to be written, but where the source's is empty, too. One
  /// that isn't there is missed only if nothing stands for the numbers without a form of their own.
  ///
  /// - Parameters:
  ///   - texts: All that the language has, empty ones too.
  ///   - source: What the source language has.
  init(of texts: [TextLeaf], from source: [TextLeaf]) {
    let isEmpty = texts.allSatisfy(\.text.isEmpty)
    if isEmpty, !source.isEmpty, source.allSatisfy(\.text.isEmpty) {
      self = .translated
      return
    }
    let hasMain = texts.contains { $0.path.category == .other || $0.path.category == nil }
    guard hasMain, !isEmpty else {
      self = .missing
      return
    }
    self = Self.least(of: Self.needed(texts, from: source))
  }

  /// The texts without those that are as empty as their source.
  private static func needed(_ texts: [TextLeaf], from source: [TextLeaf]) -> [TextLeaf] {
    guard texts.contains(where: \.text.isEmpty) else { return texts }
    let empty = Set(source.lazy.filter(\.text.isEmpty).map(\.path))
    return texts.filter { !$0.text.isEmpty || !empty.contains($0.path) }
  }

  private static func least(of texts: [TextLeaf]) -> TranslationProgress {
    let states = texts.map { $0.text.isEmpty ? .new : $0.state ?? .translated }
    return switch states.min() {
    case nil, .new?: .missing
    case .translated?: .translated
    case .machineTranslated?: .machineTranslated
    default: .needsReview
    }
  }
}

extension KeyTranslation {
  package var progress: TranslationProgress {
    if units.contains(where: { !$0.isTranslatable }) { return .notTranslatable }
    return isStale ? .stale : textProgress
  }

  /// How far the texts are, whatever becomes of the key.
  var textProgress: TranslationProgress {
    let texts = units.compactMap { unit in
      unit.target.map { TextLeaf(path: unit.path, text: $0, state: unit.state) }
    }
    return TranslationProgress(
      of: texts, from: units.map { TextLeaf(path: $0.path, text: $0.source) })
  }
}
