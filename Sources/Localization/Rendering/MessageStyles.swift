import Foundation
import Locking
import Messages
import Reading

/// The attributes that the parts of one message have, and its whole text where nothing in it varies.
///
/// Safe from any thread, and bounded.
final class MessageStyles: Sendable {
  private struct Key: Hashable, Sendable {
    var scope: ObjectIdentifier
    var style: StyledPieces.Style
  }

  private struct Known: Sendable {
    var containers = RecentValues<Key, AttributeContainer>(limit: 128)
    var texts = RecentValues<ObjectIdentifier, AttributedString>(limit: 8)
  }

  private let known = Locked(Known())
  private let finished: (message: Int, texts: FinishedTexts)?

  /// Those of a message that isn't kept itself.
  init() { finished = nil }

  /// - Parameter message: A number that no other message has among those with the same texts.
  init(of message: Int, in texts: FinishedTexts) { finished = (message, texts) }

  /// The text of a message without anything that varies.
  func text<Scope: AttributeScope>(
    including scope: Scope.Type, orMake make: () -> AttributedString
  ) -> AttributedString {
    let id = ObjectIdentifier(scope)
    if let text = known.withLock({ $0.texts.value(for: id) }) { return text }
    let text = make()
    known.withLock { $0.texts.insert(text, for: id) }
    return text
  }

  /// The text of pieces.
  ///
  /// - Parameter kinds: What the bits of styles stand for.
  func text<Scope: AttributeScope>(
    of pieces: StyledPieces, _ text: String, _ kinds: [MarkedText.Mark.Kind],
    including scope: Scope.Type
  ) -> AttributedString {
    guard let finished else { return newText(of: pieces, text, kinds, including: scope) }
    let source = FinishedTexts.Source(
      message: finished.message, scope: ObjectIdentifier(scope), text: ExactKey(text),
      pieces: pieces.all)
    return finished.texts.text(of: source) {
      newText(of: pieces, text, kinds, including: scope)
    }
  }

  private func newText<Scope: AttributeScope>(
    of pieces: StyledPieces, _ text: String, _ kinds: [MarkedText.Mark.Kind],
    including scope: Scope.Type
  ) -> AttributedString {
    let common = pieces.commonest
    var result = AttributedString(
      text, attributes: container(common, kinds, including: scope))
    for piece in pieces.all where piece.style != common {
      result = Self.text(
        consume result, with: container(piece.style, kinds, including: scope), in: piece.range)
    }
    return result
  }

  private func container<Scope: AttributeScope>(
    _ style: StyledPieces.Style, _ kinds: [MarkedText.Mark.Kind], including scope: Scope.Type
  ) -> AttributeContainer {
    guard style != 0 else { return AttributeContainer() }
    let key = Key(scope: ObjectIdentifier(scope), style: style)
    if let known = known.withLock({ $0.containers.value(for: key) }) { return known }
    var run = Rendering.Run(range: 0..<0)
    for index in kinds.indices.prefix(StyledPieces.Style.bitWidth)
    where style & 1 << StyledPieces.Style(index) != 0 {
      run.add(kinds[index])
    }
    let container = ScopeAttributes(of: scope)
      .container(run.attributes, intent: run.intent, link: run.link)
    known.withLock { $0.containers.insert(container, for: key) }
    return container
  }

  /// Sets the attributes of a part, given by UTF-8 offsets.
  ///
  /// Through the part and its base, which are the same text in memory: to change a part in its place,
  /// Foundation would make an empty text each time.
  private static func text(
    _ text: consuming AttributedString, with attributes: AttributeContainer, in range: Range<Int>
  ) -> AttributedString {
    guard let start = text.index(text.startIndex, offsetByUTF8: range.lowerBound),
      let end = text.index(start, offsetByUTF8: range.count)
    else { return text }
    var part = text[start..<end]
    _ = consume text
    part.setAttributes(attributes)
    return part.base
  }
}
