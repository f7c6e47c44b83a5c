import Foundation
import Grammar
import LocaleData
import Localization
import Messages

/// What texts with agreement become at their longest, in one language.
struct AgreedTexts {
  private let renderers: [Renderer]
  private let numbers: [Int]

  /// Nil where there is no grammar of the language.
  init?(_ language: String, _ lexicon: ProjectLexicon) {
    guard let tag = LanguageTag(language), Inflector(tag, lexicon: lexicon) != nil else {
      return nil
    }
    let addresses: [[Grammar.TermOfAddress]] = [[], [.feminine], [.masculine], [.neutral]]
    renderers = addresses.map { address in
      var context = RenderingContext(locale: Locale(identifier: language))
      context.address = address
      return Renderer(context, lexicon: lexicon)
    }
    numbers = CountSamples(tag).numbers
  }

  /// The longest text, for any number and any reader, as a format without marks of agreement; nil for a
  /// text that has none.
  func longest(of text: String) -> String? {
    guard text.contains("^[") else { return nil }
    let values = SpecifierScan(text).specifiers.compactMap { specifier in
      specifier.value.map { ($0, String(text[utf8: specifier.range])) }
    }
    let spelled = Dictionary(values.map { ($0.argument, $1) }) { first, _ in first }
    let count = spelled.keys.max() ?? 0
    let types = Dictionary(values.map { ($0.0.argument, $0.0.type) }) { first, _ in first }
    var longest: String?
    for number in numbers {
      let arguments = (0..<count).map { index -> Argument in
        types[index + 1]?.isNumber == true ? .integer(Int64(number)) : .text("…")
      }
      for renderer in renderers {
        let form = renderer.render(text, arguments).format { spelled[$0] }
        if form.count > longest?.count ?? 0 { longest = form }
      }
    }
    return longest
  }
}
