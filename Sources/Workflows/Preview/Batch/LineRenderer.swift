import Foundation
import Grammar
import Localization
import Reading

/// Renders what a line of a batch asks for.
struct LineRenderer: Sendable {
  let lexicon: ProjectLexicon?
  let likeApple: Bool
  /// Whether answers say why each word has its form.
  var explains = false
  /// The locale of lines that name none.
  let locale: String?
  /// Where lines that name a key find their texts.
  let catalogs: PreviewCatalogs?

  func locale(of line: BatchLine) throws(PreviewFailure) -> String {
    if case .string(let locale)? = line[.locale]?.content { return locale.value }
    if line[.locale] == nil, let locale { return locale }
    throw PreviewFailure("`locale` is missing, or is no string")
  }

  /// - Parameter locale: That of the line, with what was kept for it.
  func rendering(
    of line: BatchLine, _ locale: inout BatchLocale
  ) throws(PreviewFailure) -> Rendering {
    var arguments = try arguments(line[.arguments])
    if line[.key] != nil { localize(&arguments, &locale) }
    let concepts = try PreviewValues.concepts(line[.concepts])
    let renderer = try renderer(line[.address], &locale)
    let text = try template(line, arguments, &locale)
    return concepts.isEmpty
      ? renderer.render(text, arguments) : renderer.with(concepts: concepts).render(text, arguments)
  }

  private func arguments(_ value: JSONValue?) throws(PreviewFailure) -> [Argument] {
    guard let value, value.content != .null else { return [] }
    guard case .array(let values) = value.content else {
      throw PreviewFailure("`args` is an array such as [2, \"ensalada\"]")
    }
    var arguments: [Argument] = []
    arguments.reserveCapacity(values.count)
    for value in values { arguments.append(try PreviewValues.argument(value)) }
    return arguments
  }

  private func template(
    _ line: BatchLine, _ arguments: [Argument], _ locale: inout BatchLocale
  ) throws(PreviewFailure) -> String {
    if case .string(let template)? = line[.template]?.content { return template.value }
    guard case .string(let key)? = line[.key]?.content else {
      throw PreviewFailure("a line needs `template` or `key`, which are strings")
    }
    guard let catalogs, !catalogs.folders.isEmpty else {
      throw PreviewFailure("`key` needs catalogs: name their folder on the command line")
    }
    guard let format = locale.format(of: key.value, in: catalogs, arguments) else {
      throw PreviewFailure("no catalog has the key `\(key.value)`")
    }
    return format
  }

  /// Shows words that are themselves keys of the catalogs as the app would.
  private func localize(_ arguments: inout [Argument], _ locale: inout BatchLocale) {
    guard let catalogs else { return }
    for index in arguments.indices {
      guard case .text(let word) = arguments[index],
        let found = locale.localized(word, in: catalogs)
      else { continue }
      arguments[index] = .text(found)
    }
  }

  private func renderer(
    _ address: JSONValue?, _ locale: inout BatchLocale
  ) throws(PreviewFailure) -> Renderer {
    let name = BatchLine.spelling(ofAddress: address)
    if let known = locale.renderer(for: name) { return known }
    guard locale.tag != nil else {
      throw PreviewFailure(
        "`\(locale.identifier)` is no locale; write a language tag such as es or es-MX")
    }
    var context = RenderingContext(locale: Locale(identifier: locale.identifier))
    context.address = try PreviewValues.address(address)
    context.likeApple = likeApple
    context.explains = explains
    let renderer = Renderer(context, lexicon: lexicon, caches: locale.caches)
    locale.keep(renderer, for: name)
    return renderer
  }
}
