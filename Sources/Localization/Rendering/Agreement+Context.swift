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
    guard start > 1, marked.bytes[start - 1] == UInt8(ascii: " "), region.options.language == nil
    else { return nil }
    let behind = bytesBehind(end)
    let found = grammar.context(
      of: marked.text(region.range),
      before: marked.text(max(0, start - Inflector.longestContext)..<start),
      behind: String(decoding: behind, as: UTF8.self),
      isAboutReader: !request.isCounted && !self.context.address.isEmpty)
    guard let context = found else { return nil }
    let text = String(
      decoding: marked.bytes[start - context.before..<end] + behind.prefix(context.behind),
      as: UTF8.self)
    var inflection: Inflection?
    if request.isCounted || !request.arguments.isEmpty {
      inflection = grammar.inflect(text, request.moved(by: context.before))
    } else if grammar.addressesReader(text, known: request.known) {
      inflection = grammar.agree(
        text, with: self.context.address, explaining: self.context.explains)
    }
    return inflection?.within(context.before..<(context.before + region.range.count))
  }

  /// What becomes of words that refer to a person, read together with a preposition or a verb before them that asks
  /// for a case: z nią, wyślij jej.
  func inflectionOfReferent(
    _ region: Region, text: String, _ terms: [Grammar.TermOfAddress],
    _ surroundings: Surroundings, by grammar: Inflector
  ) -> Inflection? {
    let start = region.range.lowerBound
    let length = grammar.contextOfReferent(
      behind: marked.text(max(0, start - Inflector.longestContext)..<start))
    if length > 0 {
      let whole = marked.text(start - length..<region.range.upperBound)
      let found = grammar.agree(
        whole, with: terms, referringBeside: surroundings, explaining: context.explains)
      let own = found?.within(length..<(length + region.range.count))
      if let own { return own }
    }
    return grammar.agree(
      text, with: terms, referringBeside: surroundings, explaining: context.explains)
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
  /// The changes of a part of the text, as of a text of its own; nil if there are any around it.
  fileprivate func within(_ part: Range<Int>) -> Inflection? {
    guard
      edits.allSatisfy({
        $0.range.lowerBound >= part.lowerBound && $0.range.upperBound <= part.upperBound
      })
    else { return nil }
    var inflection = self
    for index in edits.indices {
      let range = edits[index].range
      inflection.edits[index].range =
        range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
    }
    inflection.forms.removeAll { !part.contains($0.offset) }
    return inflection
  }
}
