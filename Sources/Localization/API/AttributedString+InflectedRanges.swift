#if !canImport(Darwin)
public import Foundation

/// Inflection that carries a selection or a highlight along; only on Linux, after
/// `transform(updating:body:)` of AttributedString.
///
/// A range grows and shrinks with the words in it. One whose words are gone becomes empty.
extension AttributedString {
  /// The text with its words made to agree, and a range that is about the same words in it.
  ///
  /// - Parameters:
  ///   - range: A range of this text; afterwards one of the result.
  ///   - locale: The language of the text.
  ///   - userTermOfAddress: The reader's; nil if it is not known.
  ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func inflected(
    updating range: inout Range<Index>, locale: Locale = .current,
    userTermOfAddress: TermOfAddress? = .currentUser,
    inflectionConcepts: [InflectionConcept] = []
  ) -> AttributedString {
    var ranges = [range]
    let text = inflected(
      updating: &ranges, locale: locale, userTermOfAddress: userTermOfAddress,
      inflectionConcepts: inflectionConcepts)
    range = ranges.first ?? range
    return text
  }

  /// The text with its words made to agree, and ranges that are about the same words in it.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of this text; afterwards as many of the result, in the same order.
  ///   - locale: The language of the text.
  ///   - userTermOfAddress: The reader's; nil if it is not known.
  ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func inflected(
    updating ranges: inout [Range<Index>], locale: Locale = .current,
    userTermOfAddress: TermOfAddress? = .currentUser,
    inflectionConcepts: [InflectionConcept] = []
  ) -> AttributedString {
    let text = inflected(
      locale: locale, userTermOfAddress: userTermOfAddress,
      inflectionConcepts: inflectionConcepts)
    let changes = TextChanges(from: String(characters), to: String(text.characters))
    ranges = ranges.map { text.range(ofCharacters: changes.range(of: offsets(of: $0))) }
    return text
  }

  /// The text with its words made to agree, and a set of ranges that is about the same words in it.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of this text; afterwards of the result.
  ///   - locale: The language of the text.
  ///   - userTermOfAddress: The reader's; nil if it is not known.
  ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func inflected(
    updating ranges: inout RangeSet<Index>, locale: Locale = .current,
    userTermOfAddress: TermOfAddress? = .currentUser,
    inflectionConcepts: [InflectionConcept] = []
  ) -> AttributedString {
    var list = Array(ranges.ranges)
    let text = inflected(
      updating: &list, locale: locale, userTermOfAddress: userTermOfAddress,
      inflectionConcepts: inflectionConcepts)
    ranges = RangeSet(list)
    return text
  }

  private func offsets(of range: Range<Index>) -> Range<Int> {
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  private func range(ofCharacters offsets: Range<Int>) -> Range<Index> {
    let start = characters.index(startIndex, offsetBy: offsets.lowerBound)
    return start..<characters.index(start, offsetBy: offsets.count)
  }
}
#endif
