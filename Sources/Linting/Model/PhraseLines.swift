import Messages
import PlainBytes

/// A line of a text that isn't blank.
struct PhraseLine {
  /// UTF-8 offsets, without what ends the line.
  var range: Range<Int>
  /// Those that show an argument.
  var specifiers: [FormatSpecifier]
}

extension LintUnit {
  /// The translation's lines, where each line of the source is a phrase by itself; nil elsewhere.
  ///
  /// Some apps keep what people say to Siri in one text, of whose lines code makes an App Shortcut's
  /// phrases, each with the app's name. A language has as many as it needs.
  var phraseLines: [PhraseLine]? {
    !isSource && source.isPhraseList ? target.phraseLines : nil
  }

  /// The specifiers of such lines that show what isn't passed to a phrase.
  func misfits(in lines: [PhraseLine]) -> [PhraseLine.Misfit] {
    let count = source.phraseLines.count
    return lines.flatMap { $0.misfits(inListOf: count) }
  }

  /// What to say where there are fewer such lines than in the source; nil elsewhere.
  ///
  /// A language may need fewer, but the lines of a text that is no list may only begin alike.
  func lackOfPhrases(in lines: [PhraseLine]) -> String? {
    let count = source.phraseLines.count
    guard !lines.isEmpty, lines.count < count, misfits(in: lines).isEmpty else { return nil }
    return
      "the source has \(count) lines with an argument, this has \(lines.count); each must be a phrase "
      + "by itself"
  }
}

extension LintText {
  /// Whether each of several lines says the same in other words, of one thing: "Turn on %@" and
  /// "Turn %@ on".
  ///
  /// Lines that tell different things ("Name: %@") don't begin alike without a colon in them.
  var isPhraseList: Bool {
    guard bytes.contains(0x0A), !bytes.contains(UInt8(ascii: ":")), scan.problems.isEmpty,
      scan.specifiers.count > 2
    else { return false }
    let lines = phraseLines
    guard lines.count > 2, lines.allSatisfy(\.isPhrase) else { return false }
    let words = lines.compactMap { firstWord(of: $0) }
    return words.count == lines.count && Set(words).count < words.count
  }

  fileprivate var phraseLines: [PhraseLine] {
    let utf8 = Array(value.utf8)
    var specifiers = ArraySlice(scan.specifiers.filter { $0.value != nil })
    var lines: [PhraseLine] = []
    var start = 0
    while start < utf8.count {
      let end = utf8[start...].firstIndex(of: 0x0A) ?? utf8.count
      let own = specifiers.prefix { $0.range.lowerBound < end }
      specifiers = specifiers.dropFirst(own.count)
      if utf8[start..<end].contains(where: { $0 > 0x20 }) {
        lines.append(PhraseLine(range: start..<end, specifiers: Array(own)))
      }
      start = end + 1
    }
    return lines
  }

  private func firstWord(of line: PhraseLine) -> Substring? {
    value[utf8: line.range].split(separator: " ").first { !$0.utf8.contains(UInt8(ascii: "%")) }
  }
}

extension PhraseLine {
  /// Whether it shows one argument, whose number is that of no other line.
  fileprivate var isPhrase: Bool {
    guard specifiers.count == 1, let value = specifiers[0].value else { return false }
    return value.conversion == .object && value.position == nil && value.name == nil
  }

  /// A specifier that shows what isn't passed to a phrase of its own.
  struct Misfit {
    var range: Range<Int>
    /// In a translator's words, behind the specifier.
    var message: String
  }

  /// What a line shows beside its one object.
  ///
  /// A translator may number what the lines show, as far as the source has lines. What shows one of the
  /// source's arguments as another kind is `wrong-argument-type`'s.
  ///
  /// - Parameter count: How many lines the source has.
  func misfits(inListOf count: Int) -> [Misfit] {
    specifiers.enumerated().compactMap { index, specifier in
      guard let value = specifier.value else { return nil }
      let message: String? =
        if index > 0 {
          "stands here again, but each line is a phrase by itself with one argument; remove it"
        } else if value.conversion != .object, value.argument > count {
          "is no %@, which each line of the source shows; write %@"
        } else if let position = value.position, position > count {
          "shows argument \(position), but the source has \(count) lines; write %@"
        } else {
          nil
        }
      return message.map { Misfit(range: specifier.range, message: $0) }
    }
  }
}
