import Extraction
import Testing

/// Wrappers of wrappers, which one round after another gets to know.
@Suite struct WrapperRoundTests {
  /// Each hands on to the next, which no round knows before the one after it.
  static let chains: [[String: String]] = [
    [
      "A.swift": "func first(_ text: String) -> String { second(text) }",
      "B.swift": "func second(_ text: String) -> String { third(text) }",
      "C.swift": "func third(_ text: String) -> String { NSLocalizedString(text, comment: \"\") }",
      "Use.swift": #"let use = first("Cup")"#,
    ],
    [
      "A.swift": "extension String { var shown: String { said } }",
      "B.swift": "extension String { var said: String { self.told } }",
      "C.swift": "extension String { var told: String { NSLocalizedString(self, comment: \"\") } }",
      "Use.swift": #"let use = "Cup".shown"#,
    ],
    [
      "A.swift": """
      struct First {
        let text: String
        var second: Second { Second(text: text) }
      }
      """,
      "B.swift": """
      struct Second {
        let text: String
        var third: Third { .init(text: text) }
      }
      """,
      "C.swift": """
      struct Third {
        let text: String
        var shown: String { NSLocalizedString(text, comment: "") }
      }
      """,
      "Use.swift": #"let use = First(text: "Cup")"#,
    ],
    [
      "A.swift": "func first(_ text: Key) -> String { show(text.text) }",
      "B.swift": """
      struct Key: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral value: String) { text = value }
      }
      func show(_ text: String) -> String { NSLocalizedString(text, comment: "") }
      """,
      "Use.swift": #"let use = first("Cup")"#,
    ],
    [
      "A.swift": """
      final class First {
        var second = Second()
        func set(_ text: String) { second.text = text }
      }
      """,
      "B.swift": """
      final class Second {
        var text = "" { didSet { third.text = text } }
        var third = Third()
      }
      """,
      "C.swift": """
      final class Third {
        var text = ""
        func show() -> String { NSLocalizedString(text, comment: "") }
      }
      """,
      "Use.swift": #"func use() { First().set("Cup") }"#,
    ],
    [
      "A.swift": "func first(_ text: String) -> String { second(text) }",
      "B.swift": """
      func second(_ text: String) -> String { third(text, comment: "Shown in the menu") }
      """,
      "C.swift": """
      func third(_ text: String, comment: String) -> String {
        NSLocalizedString(text, comment: comment)
      }
      """,
      "Use.swift": #"let use = first("Cup")"#,
    ],
  ]

  /// A round visits only what asked for something that has become known since.
  @Test(arguments: chains)
  func laterRounds(files: [String: String]) throws {
    let all = Extracted.from(files, readsAll: true)
    let found = Extracted.from(files)
    #expect(found.entries.map(\.key) == ["Cup"])
    #expect(found.entries.map(\.comment) == all.entries.map(\.comment))
    #expect(found.wrappers == all.wrappers)
    #expect(found.wrappers.count > 1)
  }

  /// The attributes of a type belong to none of its members, and are visited again with all of them.
  @Test(arguments: [false, true])
  func whatIsAskedOutsideOfMembers(readsAll: Bool) {
    let found = Extracted.from(
      [
        "Told.swift":
          "func told(_ text: String) -> String { NSLocalizedString(text, comment: \"\") }",
        "Names.swift": """
        struct Names { var title = "Cup" }
        @Titled(told(Names().title)) struct Shelf {
          func shown(_ text: String) -> String { NSLocalizedString(text, comment: "") }
        }
        """,
        "Use.swift": #"let use = Shelf().shown("Saucer")"#,
      ], readsAll: readsAll)
    #expect(found.entries.map(\.key) == ["Cup", "Saucer"])
  }
}
