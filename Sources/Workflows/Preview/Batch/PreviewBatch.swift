package import Diagnostics
package import Grammar
import Localization
import Reading

/// `l10n preview --batch`: a line of JSON in, a line of JSON out.
///
/// Renderers and texts are kept for as long as the batch lives, so that a line costs its own work
/// alone. A batch that answered nothing yet keeps nothing: its copies share nothing that changes,
/// and threads that have one each don't wait for each other.
package struct PreviewBatch: LineBatch {
  private let renderer: LineRenderer
  private var locales = BatchLocales()

  /// What is wrong with the catalogs.
  package var diagnostics: [Diagnostic] { renderer.catalogs?.diagnostics ?? [] }

  package var status: ExitStatus {
    renderer.catalogs?.hasErrors == true ? .couldNotRun : .clean
  }

  package init(lexicon: ProjectLexicon? = nil, likeApple: Bool = false) {
    self.init(LineRenderer(lexicon: lexicon, likeApple: likeApple, locale: nil, catalogs: nil))
  }

  init(_ renderer: LineRenderer) { self.renderer = renderer }

  /// - Parameter line: One JSON object without its line end.
  /// - Returns: One JSON object; a line that can't be used gives one with an `error`.
  package mutating func answer(_ line: String) -> String {
    var line = line
    var output: [UInt8] = []
    line.withUTF8 { append(answerTo: $0, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  package mutating func append(
    answerTo line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    var document = JSONDocument(parsing: line, dialect: .json)
    if !document.errors.isEmpty {
      // Mistakes are told at their places in a text without those of its encoding.
      let text = String(decoding: line, as: UTF8.self)
      document = JSONDocument(parsing: Array(text.utf8), dialect: .json)
    }
    let question = BatchLine(document.root)
    BatchAnswer.open(id: question[.id], to: &output)
    do {
      BatchAnswer.append(try rendering(of: question, document), to: &output)
    } catch {
      BatchAnswer.append(error: error.message, to: &output)
    }
  }

  private mutating func rendering(
    of line: BatchLine, _ document: JSONDocument
  ) throws(PreviewFailure) -> Rendering {
    if let error = document.errors.first {
      throw PreviewFailure("byte \(error.range.lowerBound + 1): \(error.message)")
    }
    guard case .object? = document.root?.content else {
      throw PreviewFailure("expected an object such as {\"locale\":\"es\",\"template\":\"…\"}")
    }
    let index = locales.index(of: try renderer.locale(of: line))
    return try renderer.rendering(of: line, &locales[index])
  }
}
