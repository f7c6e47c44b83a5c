package import Diagnostics
import Foundation
package import Grammar
import LocaleData
import Localization
import Messages
import Reading

/// `l10n preview --batch`: a line of JSON in, a line of JSON out.
///
/// Renderers are kept for as long as the batch lives, so that a line costs its own work alone; one
/// batch is for one thread.
package struct PreviewBatch {
  private let lexicon: ProjectLexicon?
  private let likeApple: Bool
  /// The locale of lines that name none.
  private let locale: String?
  private let catalogs: PreviewCatalogs?
  private var renderers: [String: Renderer] = [:]

  /// What is wrong with the catalogs.
  package var diagnostics: [Diagnostic] { catalogs?.diagnostics ?? [] }

  package var status: ExitStatus { catalogs?.hasErrors == true ? .couldNotRun : .clean }

  package init(lexicon: ProjectLexicon? = nil, likeApple: Bool = false) {
    self.init(lexicon: lexicon, likeApple: likeApple, locale: nil, catalogs: nil)
  }

  /// - Parameter catalogs: Where lines that name a key find their texts.
  init(lexicon: ProjectLexicon?, likeApple: Bool, locale: String?, catalogs: PreviewCatalogs?) {
    self.locale = locale
    self.lexicon = lexicon
    self.likeApple = likeApple
    self.catalogs = catalogs
  }

  /// - Parameter line: One JSON object without its line end.
  /// - Returns: One JSON object; a line that can't be used gives one with an `error`.
  package mutating func answer(_ line: String) -> String {
    let document = JSONDocument(parsing: Array(line.utf8), dialect: .json)
    let id = document.root?["id"]?.strictJSON ?? "null"
    do {
      return Self.line(id, try rendering(document))
    } catch {
      return "{\"id\":\(id),\"error\":\(JSONText.string(error.message).text())}"
    }
  }

  private mutating func rendering(_ document: JSONDocument) throws(PreviewFailure) -> Rendering {
    if let error = document.errors.first {
      throw PreviewFailure("byte \(error.range.lowerBound + 1): \(error.message)")
    }
    guard let root = document.root, case .object = root.content else {
      throw PreviewFailure("expected an object such as {\"locale\":\"es\",\"template\":\"…\"}")
    }
    return try rendering(root)
  }

  private static func line(_ id: String, _ rendering: Rendering) -> String {
    var line = "{\"id\":\(id),\"text\":\(JSONText.string(rendering.text).text())"
    line += ",\"markdown\":\(JSONText.string(rendering.markdown).text()),\"reasons\":["
    var isFirst = true
    for reason in rendering.reasons {
      line += isFirst ? "" : ","
      line += reason.json.text()
      isFirst = false
    }
    return line + "]}"
  }

  private mutating func rendering(_ root: JSONValue) throws(PreviewFailure) -> Rendering {
    let locale = try locale(root["locale"])
    var arguments = try arguments(root["args"])
    if root["key"] != nil { arguments = localized(arguments, locale) }
    let concepts = try PreviewValues.concepts(root["concepts"])
    var renderer = try self.renderer(locale, root["address"])
    if !concepts.isEmpty { renderer = renderer.with(concepts: concepts) }
    return renderer.render(try template(root, locale, arguments), arguments)
  }

  private func locale(_ value: JSONValue?) throws(PreviewFailure) -> String {
    if case .string(let locale)? = value?.content { return locale.value }
    if value == nil, let locale { return locale }
    throw PreviewFailure("`locale` is missing, or is no string")
  }

  private func arguments(_ value: JSONValue?) throws(PreviewFailure) -> [Argument] {
    guard let value, value.content != .null else { return [] }
    guard case .array(let values) = value.content else {
      throw PreviewFailure("`args` is an array such as [2, \"ensalada\"]")
    }
    var arguments: [Argument] = []
    for value in values { arguments.append(try PreviewValues.argument(value)) }
    return arguments
  }

  private func template(
    _ root: JSONValue, _ locale: String, _ arguments: [Argument]
  ) throws(PreviewFailure) -> String {
    if case .string(let template)? = root["template"]?.content { return template.value }
    guard case .string(let key)? = root["key"]?.content else {
      throw PreviewFailure("a line needs `template` or `key`, which are strings")
    }
    guard let catalogs, !catalogs.folders.isEmpty else {
      throw PreviewFailure("`key` needs catalogs: name their folder on the command line")
    }
    guard let tag = LanguageTag(locale),
      let format = catalogs.format(of: key.value, in: tag, arguments)
    else { throw PreviewFailure("no catalog has the key `\(key.value)`") }
    return format
  }

  /// Words that are themselves keys of the catalogs, as the app would show them.
  private func localized(_ arguments: [Argument], _ locale: String) -> [Argument] {
    guard let catalogs, let tag = LanguageTag(locale) else { return arguments }
    return arguments.map { argument in
      guard case .text(let word) = argument,
        let found = catalogs.localized(word, in: tag, askedFrom: nil)
      else { return argument }
      return .text(found)
    }
  }

  private mutating func renderer(
    _ locale: String, _ address: JSONValue?
  ) throws(PreviewFailure) -> Renderer {
    let key = "\(locale)\u{0}\(address?.strictJSON ?? "")"
    if let known = renderers[key] { return known }
    guard LanguageTag(locale) != nil else {
      throw PreviewFailure("`\(locale)` is no locale; write a language tag such as es or es-MX")
    }
    var context = RenderingContext(locale: Locale(identifier: locale))
    context.address = try PreviewValues.address(address)
    context.likeApple = likeApple
    let renderer = Renderer(context, lexicon: lexicon)
    if renderers.count >= Self.limit { renderers.removeAll(keepingCapacity: true) }
    renderers[key] = renderer
    return renderer
  }

  private static let limit = 1000
}

extension RenderingReason {
  /// `{"word","reason","detail"}`.
  var json: JSONText {
    .object([("word", .string(word)), ("reason", .string(reason)), ("detail", .string(detail))])
  }
}
