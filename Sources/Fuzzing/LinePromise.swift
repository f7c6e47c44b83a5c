import Messages
import Reading

/// What holds for every line of a batch, however broken.
package enum LinePromise {
  /// Lines of `l10n preview --batch` and `l10n inflect --batch`.
  package static let seeds = [
    #"{"id":1,"locale":"es","template":"Añadir ^[%1$lld %2$@](inflect: true)","args":[2,"foto"]}"#,
    #"{"id":"a","locale":"en","address":"feminine","template":"**%@**","args":[1.50,null,-0.0]}"#,
    #"{"id":[1],"locale":"ar","template":"%@ %d","args":[{"markdown":"^[chico](x: 1) %@"},1e30]}"#,
    #"{"id":null,"locale":"es","template":"^[listo](agreeWithConcept: 1)","concepts":"#
      + #"[{"localizedPhrase":"sopa"},{"termsOfAddress":["feminine",{"localized":{"language":"en","#
      + #""pronouns":[{"pronoun":"xey"}]}}]}]}"#,
    #"{"id":7,"locale":"es","text":"gato","features":{"number":"plural"},"known":{"gender":"x"}}"#,
    #"{"id":7,"locale":"en","text":"an \u0041pple","quantity":2.50,"describe":true}"#,
  ]

  /// - Returns: What does not hold for the answer to a line, or nil.
  package static func broken(by line: String, answer: String) -> String? {
    guard !answer.utf8.contains(where: { $0 < 0x20 }) else { return "the answer is no line" }
    let document = JSONDocument(parsing: Array(answer.utf8), dialect: .json)
    guard document.errors.isEmpty, let root = document.root, case .object = root.content else {
      return "the answer is no JSON object: \(answer)"
    }
    guard let id = root["id"] else { return "the answer has no id: \(answer)" }
    let asked = JSONDocument(parsing: Array(line.utf8), dialect: .json)
    if asked.errors.isEmpty, let own = asked.root?["id"], own.strictJSON != id.strictJSON {
      return "the answer has another id: \(answer)"
    }
    guard case .string? = (root["error"] ?? root["text"])?.content else {
      return "the answer has neither text nor error: \(answer)"
    }
    return nil
  }
}
