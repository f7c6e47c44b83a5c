import Foundation
import Grammar

/// Words whose form what stands before their region decides: `mit ^[5 Freund](inflect: true)`, `du bist
/// jetzt ^[Administrator](inflect: true)`.
extension Agreement {
  /// What becomes of such words, read together with what stands before them.
  ///
  /// - Returns: The changes within the region; nil where nothing before it decides anything, or the words
  ///   before would have to change, too.
  func inflectionBehindContext(
    _ region: Region, _ request: Request, by grammar: Inflector
  ) -> Inflection? {
    let (start, end) = (region.range.lowerBound, region.range.upperBound)
    guard start > 1, marked.bytes[start - 1] == UInt8(ascii: " "), region.options.language == nil,
      let length = grammar.context(
        in: marked.text(max(0, start - Inflector.longestContext)..<start),
        isAboutReader: !request.isCounted && !context.address.isEmpty)
    else { return nil }
    let text = marked.text(start - length..<end)
    var inflection: Inflection?
    if request.isCounted || !request.arguments.isEmpty {
      inflection = grammar.inflect(text, request.moved(by: length))
    } else if grammar.addressesReader(text, known: request.known) {
      inflection = grammar.agree(text, with: context.address, explaining: context.explains)
    }
    return inflection?.behind(length)
  }
}

extension Request {
  /// The same of a text that has some bytes more at its start.
  fileprivate func moved(by length: Int) -> Request {
    var request = self
    request.countOffset = countOffset.map { $0 + length }
    request.otherCounts = otherCounts.map { Count(at: $0.offset + length, asking: $0.number) }
    request.arguments = arguments.map { $0.lowerBound + length..<$0.upperBound + length }
    return request
  }
}

extension Inflection {
  /// The changes behind some bytes of the text; nil if there are any before.
  fileprivate func behind(_ length: Int) -> Inflection? {
    guard edits.allSatisfy({ $0.range.lowerBound >= length }) else { return nil }
    var inflection = self
    for index in edits.indices {
      let range = edits[index].range
      inflection.edits[index].range = range.lowerBound - length..<range.upperBound - length
    }
    inflection.forms.removeAll { $0.offset < length }
    return inflection
  }
}
