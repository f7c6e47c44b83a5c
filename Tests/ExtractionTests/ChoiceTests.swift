import Locking
import Reading
import Testing

@testable import Extraction

/// Where code chooses between keys, and what is left when it needs but one.
@Suite struct ChoiceTests {
  /// Finds the choices in code whose keys are marked with `↓` before the literal.
  private func choices(_ marked: String) -> (FileChoices, [UInt8]) {
    let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
    let code = parts.joined()
    var offsets: Set<Int> = []
    var offset = 0
    for part in parts.dropLast() {
      offset += part.utf8.count
      offsets.insert(offset)
    }
    let bytes = Array(code.utf8)
    let keys = offsets
    return (onLargeStack { FileChoices(inSwift: bytes, keysAt: keys) }, bytes)
  }

  /// What code becomes that keeps the key for five.
  private func kept(_ marked: String) -> [String] {
    let (found, bytes) = choices(marked)
    return found.keys.compactMap { choice in
      choice.branch(for: 5).map { branch in
        let edits = branch.removals.filter { !$0.isEmpty }.map { TextEdit($0, "") }
        return String(decoding: bytes.applying(edits), as: UTF8.self)
      }
    }
  }

  @Test(arguments: [
    (#"let a = n == 1 ? ↓"a" : ↓"b""#, #"let a = "b""#),
    (#"let a = n > 1 ? Text(↓"b") : Text(↓"a")"#, #"let a = Text("b")"#),
    (#"label.text = (1 == n) ? f(↓"a") : f(↓"b")"#, #"label.text = f("b")"#),
    (
      #"g(n == 0 ? none : n == 1 ? ↓"a" : ↓"b", n)"#,
      #"g(n == 0 ? none : "b", n)"#
    ),
    (
      #"let a = NSLocalizedString(n == 1 ? ↓"a" : ↓"b", comment: "c")"#,
      #"let a = NSLocalizedString("b", comment: "c")"#
    ),
    (
      #"n == 1 ? f(↓"a", comment: "one") : f(↓"b", comment: "more")"#,
      #"f("b", comment: "more")"#
    ),
    (
      #"n == 1 ? f(↓"1 a", comment: "") : String(format: f(↓"%d b", comment: ""), n)"#,
      #"String(format: f("%d b", comment: ""), n)"#
    ),
    ("if n == 1 {\n  f(↓\"a\")\n} else {\n  f(↓\"b\")\n}\n", "f(\"b\")\n"),
    (
      "  if n == 1 {\n    f(\n      ↓\"a\")\n  } else {\n    f(\n      ↓\"b\")\n  }\n",
      "  f(\n    \"b\")\n"
    ),
    (
      "if n == 0 {\n  g()\n} else if n == 1 {\n  f(↓\"a\")\n} else {\n  f(↓\"b\")\n}\n",
      "if n == 0 {\n  g()\n} else {\n  f(\"b\")\n}\n"
    ),
    ("if n == 1 { return ↓\"a\" }\nreturn ↓\"b\"\n", "return \"b\"\n"),
    ("guard n > 1 else { return ↓\"a\" }\nreturn ↓\"b\"\n", "return \"b\"\n"),
    (
      "switch n {\ncase 1: f(↓\"a\")\ndefault: f(↓\"b\")\n}\n", "f(\"b\")\n"
    ),
    (
      "switch n {\ncase 0: g()\ncase 1: f(↓\"a\")\ndefault: f(↓\"b\")\n}\n",
      "switch n {\ncase 0: g()\ndefault: f(\"b\")\n}\n"
    ),
  ])
  func oneKeyIsLeft(code: String, expected: String) {
    #expect(kept(code) == [expected])
  }

  @Test(arguments: [
    // Other things are done.
    #"n == 1 ? f(↓"a") : g(↓"b")"#,
    #"n == 1 ? f(↓"a", 1) : f(↓"b", 2)"#,
    // No number is asked.
    #"isOne ? ↓"a" : ↓"b""#,
    #"n == m ? ↓"a" : ↓"b""#,
    #"n == 1 && m == 1 ? ↓"a" : ↓"b""#,
    // No two keys.
    #"n == 1 ? ↓"a" : "b""#,
    "if n == 1 { f(↓\"a\") }\ng(↓\"b\")\n",
    "if n == 1 {\n  h()\n  f(↓\"a\")\n} else {\n  h()\n  f(↓\"b\")\n}\n",
    "if n == 1 { return ↓\"a\" }\nh()\nreturn ↓\"b\"\n",
    "switch n {\ncase 1...2: f(↓\"a\")\ndefault: f(↓\"b\")\n}\n",
    "switch n {\ncase let m where m == 1: f(↓\"a\")\ndefault: f(↓\"b\")\n}\n",
  ])
  func otherCodeIsNoChoice(code: String) {
    #expect(choices(code).0.keys == [])
  }

  @Test func namesAreChosenToo() throws {
    let (found, _) = choices(
      "switch size {\ncase .small, .tiny: f(↓\"a\")\ncase .large: f(↓\"b\")\n}\n")
    let choice = try #require(found.keys.first)
    #expect(choice.subject == "size")
    #expect(choice.branches.map(\.condition) == [.names(["small", "tiny"]), .names(["large"])])
    #expect(!choice.isByNumber)
  }

  @Test(arguments: [
    (#"Text(n == 1 ? ↓"a" : ↓"\(n) b \(c.d)")"#, ["n", "c.d"]),
    (#"String(format: NSLocalizedString(n == 1 ? ↓"a" : ↓"%d b", comment: ""), n)"#, ["n"]),
    (#"String.localizedStringWithFormat(n == 1 ? f(↓"a") : f(↓"b"), n, m)"#, ["n", "m"]),
    (#"Text(Int(n) == 1 ? ↓"a" : ↓"\(Int64(n)) b")"#, ["n"]),
    (#"String(format: n == 1 ? ↓"a" : ↓"b", arguments: [n])"#, nil),
    (#"let f = n == 1 ? g(↓"a") : g(↓"b"); return String(format: f, n)"#, ["n"]),
    (#"let f = n == 1 ? g(↓"a") : g(↓"b"); h(f); return String(format: f, n)"#, nil),
    (#"var f = n == 1 ? g(↓"a") : g(↓"b"); return String(format: f, n)"#, nil),
    (#"Text(n == 1 ? ↓"a" : ↓"b")"#, nil),
  ])
  func argumentsAreFound(code: String, expected: [String]?) {
    #expect(choices(code).0.keys.first?.branches.last?.key.arguments == expected)
  }

  @Test(arguments: [
    (
      #"String(localized: n == 1 ? ↓"a" : ↓"b", comment: "c")"#,
      #"String(AttributedString(localized: "b", comment: "c").characters)"#
    ),
    (#"NSLocalizedString(n == 1 ? ↓"a" : ↓"b", comment: "")"#, nil),
  ])
  func aPlainStringCanBeMadeOfAnAttributedOne(code: String, expected: String?) throws {
    let (found, bytes) = choices(code)
    let branch = try #require(found.keys.first?.branches.last)
    let inserted = try #require(branch.key.literal?.attributedReading)
    let edits =
      branch.removals.filter { !$0.isEmpty }.map { TextEdit($0, "") }
      + inserted.map { .insertion($0.code, at: $0.offset) }
    let code = String(decoding: bytes.applying(edits), as: UTF8.self)
    #expect(inserted.isEmpty ? expected == nil : code == expected)
  }

  @Test func wordsInOneKey() throws {
    let (found, _) = choices(
      #"Text(↓"\(n) item\(n == 1 ? "" : "s") \(n == 1 ? "is" : "are") in \(bag)")"#)
    let choice = try #require(found.words.first)
    #expect(choice.subject == "n")
    #expect(choice.words.map(\.argument) == [2, 3])
    #expect(choice.words.map(\.other) == ["s", "are"])
    #expect(choice.joined.parts.map(\.text) == ["", " item  in ", ""])
  }

  @Test(arguments: [
    (">", 0, [1, 2]), ("<=", 1, [0, 1]), ("==", 1, [1]), ("!=", 1, [0, 2]), (">=", 2, [2]),
    ("<", 1, [0]),
  ])
  func comparisonsHoldForTheirNumbers(operation: String, number: Int, expected: [Int]) throws {
    let test = try #require(NumberTest(operation, number))
    #expect([0, 1, 2].filter(test.holds) == expected)
  }

  @Test func sidesCanBeChanged() throws {
    let test = try #require(NumberTest(reversed: "<", 1))
    #expect([0, 1, 2].filter(test.holds) == [2])
    #expect(NumberTest("+", 1) == nil)
  }
}
