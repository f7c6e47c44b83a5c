import Catalogs
import Exchange
import Foundation
import Grammar
import LocaleData
import Localization
import Messages

/// Renders the cases of one text and puts them together as plural and device variations.
struct ExpansionRenderer {
  private let place: AgreementExpansion.Place
  private let tag: LanguageTag
  private let shape: ExpansionShape
  private let store: TableStore
  private let renderer: Renderer
  private let lexicon: ProjectLexicon

  init(
    _ place: AgreementExpansion.Place, _ tag: LanguageTag, _ shape: ExpansionShape,
    _ store: TableStore, _ lexicon: ProjectLexicon
  ) {
    self.place = place
    self.tag = tag
    self.shape = shape
    self.store = store
    self.lexicon = lexicon
    renderer = Renderer(
      RenderingContext(locale: Locale(identifier: place.language)), lexicon: lexicon)
  }

  /// Whether readers of different terms of address see different texts.
  var dependsOnReader: Bool {
    let numbers = shape.numbers.map { $0.examples.last?.digits ?? "2" }
    guard let tuple = shape.tuples.first else { return false }
    let texts = [Grammar.TermOfAddress.feminine, .masculine].map { address in
      var context = RenderingContext(locale: Locale(identifier: place.language))
      context.address = [address]
      return rendering(tuple, numbers, nil, Renderer(context, lexicon: lexicon)).text
    }
    return Set(texts).count > 1
  }

  func text(_ tuple: ExpansionShape.Tuple, devices: [CaseName]) -> CatalogText {
    guard !devices.isEmpty else { return text(tuple, device: nil) }
    return .variations(
      .device,
      devices.map { CatalogText.Case(name: $0, text: text(tuple, device: $0.rawValue)) })
  }

  private func text(_ tuple: ExpansionShape.Tuple, device: String?) -> CatalogText {
    var substitutions: [CatalogText.Substitution] = []
    let base = form(tuple, device, chosen: [], name: "value", &substitutions)
    let text = CatalogText(base)
    return substitutions.isEmpty ? text : .substituted(text, substitutions)
  }

  /// The text once some numbers are chosen; the next number becomes a substitution.
  private func form(
    _ tuple: ExpansionShape.Tuple, _ device: String?, chosen: [String], name: String,
    _ substitutions: inout [CatalogText.Substitution]
  ) -> String {
    guard chosen.count < shape.numbers.count else {
      return format(of: rendering(tuple, chosen, device, renderer))
    }
    let number = shape.numbers[chosen.count]
    let forms = number.examples.map { category, digits in
      (
        category,
        form(
          tuple, device, chosen: chosen + [digits], name: "\(name)_\(category)", &substitutions)
      )
    }
    if let only = forms.first?.1, forms.allSatisfy({ $0.1 == only }) { return only }
    substitutions.append(
      CatalogText.Substitution(
        name: name, argument: chosen.count + 1, specifier: number.specifier,
        text: .variations(
          .plural,
          forms.map { CatalogText.Case(name: CaseName($0.0), text: CatalogText($0.1)) })))
    return "%\(chosen.count + 1)$#@\(name)@"
  }

  private func rendering(
    _ tuple: ExpansionShape.Tuple, _ numbers: [String], _ device: String?, _ renderer: Renderer
  ) -> Rendering {
    var arguments = Array(repeating: Argument.text(""), count: shape.argumentCount)
    for (number, digits) in zip(shape.numbers, numbers) {
      arguments[number.argument - 1] = Argument(spelling: digits)
    }
    for (argument, value) in tuple { arguments[argument - 1] = .text(localized(value)) }
    let counted = arguments.map { $0.number.map(PluralArgument.number) ?? .other }
    let format = store.lookUp(
      place.key, table: place.table, locale: tag, arguments: counted, device: device)?.format
    return renderer.render(format ?? place.key, arguments)
  }

  /// A word that is itself a key of the catalogs, as the app would show it.
  private func localized(_ word: String) -> String {
    for table in store.tables {
      if let found = store.lookUp(word, table: table, locale: tag), !found.isFallback {
        return found.format
      }
    }
    return word
  }

  /// What was rendered as a format, with specifiers for its numbers.
  private func format(of rendering: Rendering) -> String {
    let format = rendering.format { argument in
      guard let index = shape.numbers.firstIndex(where: { $0.argument == argument }) else {
        return nil
      }
      return "%\(index + 1)$\(shape.numbers[index].specifier)"
    }
    // A text without arguments is no format.
    return shape.numbers.isEmpty ? SpecifierSpelling.unescaped(format) : format
  }
}
