import LocaleData

/// What a comment for translators asks for.
package enum TranslatorComment {
  /// Whether a comment says of its text that it is not translated: "do not translate", in any case
  /// of letters (Xcode 27 Release Notes).
  ///
  /// The words must be all of a clause, with at most "please" before and what they speak of behind
  /// them: "but do not translate it" and "do not translate the name" speak of a part of the text.
  package static func forbidsTranslation(_ comment: String) -> Bool {
    let small = comment.lowercased()
    guard xcodeRequests.contains(where: { small.contains($0) }) else { return false }
    return small.split { ".,;:!()[]–—-/\n\r".contains($0) }.contains { clause in
      clauses.contains(clause.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  private static let xcodeRequests = listed("xcode")
  private static let clauses = clauses(of: xcodeRequests)

  /// Requests by themselves, and with what may stand around them.
  private static func clauses(of requests: [String]) -> Set<String> {
    let fronts = [""] + listed("before").map { $0 + " " }
    let objects = [""] + listed("objects").map { " " + $0 }
    return Set(
      requests.flatMap { request in
        fronts.flatMap { front in objects.map { front + request + $0 } }
      })
  }

  private static func listed(_ kind: String) -> [String] {
    LanguageFact.requests.list(of: kind).map { $0.replacing("_", with: " ") }
  }
}

// MARK: What only lint heeds

extension TranslatorComment {
  /// Whether a comment asks in any words to leave its text as it is, and not only to translators of
  /// Xcode's: "Do not localize".
  ///
  /// Of a comment that Xcode made for an object of Interface Builder, the developer's note counts.
  package static func keepsText(_ comment: String) -> Bool {
    if hasToolMark(comment) { return true }
    guard denies(comment) else { return false }
    var words = comment[...]
    if comment.hasPrefix("Class = \"") {
      guard let note = comment.firstRange(of: "\"; Note = \"") else { return false }
      words = comment[note.upperBound...]
    }
    return words.lowercased().split { ".,;:!()[]–—-/\n\r\"".contains($0) }.contains { clause in
      allClauses.contains(clause.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  /// Whether a text has a remark in brackets that it stays as it is, or is nothing else: "Save <do
  /// not localise>".
  package static func isMarked(_ text: String) -> Bool {
    if hasToolMark(text) { return true }
    guard denies(text) else { return false }
    let small = text.lowercased()
    let parts = small.split { "<>()[]{}".contains($0) }
    return parts.contains { part in
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return allClauses.contains(words) && (part.count < small.count || !clauses.contains(words))
    }
  }

  /// Whether a tool's mark says that a text stays as it is: BartyCrouch's `#bc-ignore!`.
  private static func hasToolMark(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "#")) && toolMarks.contains { text.contains($0) }
  }

  private static let toolMarks = listed("marks")

  /// Whether a text has a "not" or "n't", as all requests do: few have one, and only these are split
  /// into clauses.
  private static func denies(_ text: String) -> Bool {
    let (n, o, t) = (UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "t"))
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if byte | 0x20 == t, first | 0x20 == n, second | 0x20 == o || second == UInt8(ascii: "'") {
        return true
      }
      (first, second) = (second, byte)
    }
    return false
  }

  /// Whether a comment of Xcode's says that a text is the one that an object of AppKit has when it is
  /// dragged into a file, and that nobody sees.
  package static func isOfDefault(_ text: String, _ comment: String) -> Bool {
    defaults.contains { kind, title in
      text == title && comment.contains("Class = \"\(kind)\"; title")
    }
  }

  private static let defaults = [
    ("NSTextFieldCell", "Text Cell"), ("NSTextFieldCell", "Table View Cell"), ("NSBox", "Box"),
    ("NSWindow", "Window"),
  ]

  /// Whether a comment says that a text is the one that an item of a bar or a menu has when it is
  /// dragged into a file.
  package static func isOfNewItem(_ text: String, _ comment: String) -> Bool {
    items.contains { kind, title in
      text == title && comment.contains("Class = \"\(kind)\"; title")
    }
  }

  private static let items = [
    ("UINavigationItem", "Title"), ("UIBarButtonItem", "Item"), ("UITabBarItem", "Item"),
    ("NSMenuItem", "Item"),
  ]

  private static let allClauses = clauses(of: xcodeRequests + listed("anybody"))
}
