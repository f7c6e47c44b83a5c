/// The reasons of a key's renderings, each numbered once.
struct PreviewNotes {
  private(set) var reasons: [PreviewReason] = []
  private var numbers: [PreviewReason: Int] = [:]
  private let includesAll: Bool

  /// - Parameter includesAll: Whether reasons that are no doubt are noted too.
  init(includesAll: Bool) { self.includesAll = includesAll }

  /// Notes the reasons of a rendering.
  ///
  /// - Returns: The numbers of their notes, from 1, in order.
  mutating func note(_ reasons: [PreviewReason]) -> [Int] {
    guard !reasons.isEmpty else { return [] }
    var found: [Int] = []
    for reason in reasons where includesAll || reason.isDoubt {
      let number = numbers[reason] ?? self.reasons.count + 1
      if number > self.reasons.count {
        self.reasons.append(reason)
        numbers[reason] = number
      }
      if !found.contains(number) { found.append(number) }
    }
    return found.sorted()
  }
}

extension PreviewReason {
  /// Whether it is a mistake in the text or the call, and no doubt about a word.
  private var isFault: Bool {
    switch reason {
    case "argumentMissing", "argumentUnused", "argumentType", "conceptMissing", "malformedMessage",
      "textTooLong", "untranslated":
      true
    default: false
    }
  }

  /// The reason in words: `unknown word` for `unknownWord`.
  var title: String {
    var title = ""
    for character in reason {
      if character.isUppercase, !title.isEmpty { title += " " }
      title += character.lowercased()
    }
    return title
  }

  /// The reason as a line: `“smoothie”: unknown word`, or `“smoothie” (unknown word):` and the
  /// whole sentence.
  func sentence(isFull: Bool) -> (word: String, rest: String) {
    // What has to be mended is told in full; a doubt's name says enough.
    let isFull = (isFull || isFault) && !detail.isEmpty
    guard !word.isEmpty else { return ("", isFull ? "\(title): \(detail)" : title) }
    return ("“\(word)”", isFull ? " (\(title)): \(detail)" : ": \(title)")
  }
}
