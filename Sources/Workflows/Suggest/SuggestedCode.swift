import Exchange
import Extraction
import Messages
import Reading

/// Changes a Swift file so that it asks for another key, and reads an attributed string there.
struct SuggestedCode {
  /// A literal that gets the new key.
  struct Place: Sendable {
    var literal: KeyLiteral
    /// The literal without what the new key doesn't need; nil where it is the same.
    var joined: WrittenLiteral?
    /// The new key; nil where the literal stays.
    var pair: KeyPair?
    /// What the text of the literal becomes instead, and the parts that it has then.
    var text: (edit: TextEdit, parts: [String])?
    /// What else is taken out.
    var removals: [Range<Int>] = []
    var isPlain: Bool
  }

  private let file: String
  private let bytes: [UInt8]

  init(_ file: String, _ bytes: [UInt8]) { (self.file, self.bytes) = (file, bytes) }

  /// The file with all places changed that can be read as attributed strings; nil where there is
  /// none, or a literal can't be written anew.
  func change(of places: [Place]) -> RenameOutcome.Change? {
    let places = places.filter(\.canChange).sorted { $0.literal.offset < $1.literal.offset }
    let edits = places.map(edits)
    guard !places.isEmpty, edits.allSatisfy({ $0 != nil }) else { return nil }
    let all = edits.compactMap(\.self).flatMap(\.self)
    let after = bytes.applying(all)
    guard isRight(after, places, all) else { return nil }
    return RenameOutcome.Change(file: file, places: places.count, before: bytes, after: after)
  }

  private func edits(_ place: Place) -> [TextEdit]? {
    var edits = place.removals.filter { !$0.isEmpty }.map { TextEdit($0, "") }
    if place.isPlain {
      edits += place.literal.attributedReading.map { .insertion($0.code, at: $0.offset) }
    }
    if let text = place.text { return edits + [text.edit] }
    guard let pair = place.pair else { return edits }
    guard let more = pair.edits(of: place.joined ?? place.literal.written) else { return nil }
    return edits + more
  }

  /// What was written is read again: a literal that spells something else now is no change.
  private func isRight(_ after: [UInt8], _ places: [Place], _ edits: [TextEdit]) -> Bool {
    let moved = places.map { place in
      edits.reduce(place.literal.offset) { offset, edit in
        guard edit.range.lowerBound < place.literal.offset else { return offset }
        return offset + edit.replacement.count - edit.range.count
      }
    }
    let literals = WrittenLiteral.literals(inSwift: after, at: moved)
    return zip(places, literals).allSatisfy { place, literal in
      guard let literal else { return false }
      let parts = literal.parts.map(\.text)
      if let text = place.text { return parts == text.parts }
      return place.pair?.isNew(literal) ?? (parts == place.literal.written.parts.map(\.text))
    }
  }
}

extension SuggestedCode.Place {
  /// Whether the string is read as an attributed one, or can be.
  var canChange: Bool {
    !isPlain || !literal.attributedReading.isEmpty && !isFilledLater
  }

  /// Whether the literal has no argument where its text has one: something else puts the number in,
  /// once words have agreed without it.
  var isFilledLater: Bool {
    parts.count == 1 && (!specifiers.isEmpty || literal.arguments != nil)
  }

  /// Those of the literal as it will be, with the old key.
  private var parts: [String] {
    text?.parts ?? (joined ?? literal.written).parts.map(\.text)
  }

  /// The places of arguments in what the literal becomes, as UTF-8 offsets, with their numbers.
  private var specifiers: [(range: Range<Int>, argument: Int)] {
    SpecifierScan(becomes).specifiers.compactMap { specifier in
      specifier.value.map { (specifier.range, $0.argument) }
    }
  }

  private var becomes: String { pair?.new ?? parts.joined() }

  /// The literal with its arguments in it, as it has to be written for words to agree with them; nil
  /// where the code around doesn't show what they are.
  var filled: String? {
    guard isFilledLater, !specifiers.isEmpty, let arguments = literal.arguments,
      specifiers.allSatisfy({ arguments.indices.contains($0.argument - 1) })
    else { return nil }
    var filled = ""
    var end = 0
    for (range, argument) in specifiers {
      filled += spelled(end..<range.lowerBound)
      filled += "\\(\(arguments[argument - 1]))"
      end = range.upperBound
    }
    return filled + spelled(end..<becomes.utf8.count)
  }

  private func spelled(_ range: Range<Int>) -> String {
    WrittenLiteral.spelled(String(becomes[utf8: range]), delimiterLength: 0)
  }
}
