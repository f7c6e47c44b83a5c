import Diagnostics
package import Grammar
import Messages
import Reading
import Vocabulary

/// `l10n inflect --batch`: a line of JSON in, a line of JSON out.
package struct InflectBatch: LineBatch {
  private let workflow: InflectWorkflow
  /// The locale of lines that name none.
  private let locale: String?
  private let describes: Bool

  package init(locale: String?, describes: Bool, lexicon: ProjectLexicon? = nil) {
    workflow = InflectWorkflow(lexicon: lexicon)
    self.locale = locale
    self.describes = describes
  }

  package func append(answerTo line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    output.append(contentsOf: answer(String(decoding: line, as: UTF8.self)).utf8)
  }

  /// - Parameter line: One JSON object without its line end.
  /// - Returns: One JSON object; a line that can't be used gives one with an `error`.
  package func answer(_ line: String) -> String {
    let document = JSONDocument(parsing: Array(line.utf8), dialect: .json)
    let id = document.root?["id"]?.strictJSON ?? "null"
    do throws(InflectWorkflow.Failure) {
      if let mistake = document.errors.first {
        throw InflectWorkflow.Failure(
          message: "byte \(mistake.range.lowerBound + 1): \(mistake.message)")
      }
      guard let root = document.root, case .object = root.content else {
        throw InflectWorkflow.Failure(message: "expected an object such as {\"text\":\"gato\"}")
      }
      try checkNames(of: root)
      let outcome = try workflow.run(input(root))
      return "{\"id\":\(id),\(JSONText.object(outcome.json).text().dropFirst())"
    } catch {
      return
        "{\"id\":\(id),\(JSONText.object([("error", .string(error.message))]).text().dropFirst())"
    }
  }

  private static let names = [
    "id", "locale", "text", "features", "known", "quantity", "describe",
  ]

  /// Refuses members that mean nothing here: what they ask for would be left out unseen.
  private func checkNames(of root: JSONValue) throws(InflectWorkflow.Failure) {
    for member in root.members ?? [] where !Self.names.contains(member.name.value) {
      let start = member.name.range.lowerBound + 1
      throw InflectWorkflow.Failure(
        message: "byte \(start): unknown member `\(member.name.value.shortened())`"
          + Self.meant(by: member.name.value))
    }
  }

  /// What somebody may have meant by the name of a member.
  private static func meant(by name: String) -> String {
    if Feature(rawValue: name) != nil {
      return "; write it in `features`, as {\"features\":{\"number\":\"plural\"}}"
    }
    let nearest = NearestName.of(name, among: names)
    if let nearest, nearest.isSlip { return "; did you mean `\(nearest.name)`?" }
    let all = names.map { "`\($0)`" }
    return "; expected one of \(all.joined(separator: ", "))"
  }

  private func input(_ root: JSONValue) throws(InflectWorkflow.Failure) -> InflectWorkflow.Input {
    guard let text = root["text"]?.string else {
      throw InflectWorkflow.Failure(message: "`text` is missing, or is no string")
    }
    guard let locale = root["locale"]?.string ?? locale else {
      throw InflectWorkflow.Failure(message: "`locale` is missing, or is no string")
    }
    var request = Request()
    try set(root["features"], in: &request.features)
    try set(root["known"], in: &request.known)
    return InflectWorkflow.Input(
      locale: locale, text: text, request: request, quantity: try quantity(root["quantity"]),
      describes: describes || root["describe"]?.content == .bool(true))
  }

  private func quantity(_ value: JSONValue?) throws(InflectWorkflow.Failure) -> String? {
    switch value?.content {
    case nil, .null?: return nil
    case .number(let number)?: return number.spelling
    case .string(let string)?: return string.value
    default: throw InflectWorkflow.Failure(message: "`quantity` is no number")
    }
  }

  private func set(
    _ value: JSONValue?, in features: inout Features
  ) throws(InflectWorkflow.Failure) {
    guard let value, value.content != .null else { return }
    guard let members = value.members else {
      throw InflectWorkflow.Failure(
        message: "features are an object such as {\"number\":\"plural\"}")
    }
    for member in members where member.value.content != .null {
      guard let text = member.value.string else {
        throw InflectWorkflow.Failure(message: "`\(member.name.value)` is no string")
      }
      if let problem = FeatureNames.set(member.name.value, to: text, in: &features) {
        throw InflectWorkflow.Failure(message: problem)
      }
    }
  }
}
