import Catalogs
import Exchange
import TestSupport
import Testing

/// Items that are there many times are told apart, in time about linear in their number.
@Suite struct RepeatedItemsTests {
  private typealias Sides = (base: String, ours: String, theirs: String)

  private static func entries(_ count: Int) -> Sides {
    func side(_ text: String) -> String { String(repeating: "\"k\"=\"\(text)\";\n", count: count) }
    return (side("a"), side("b"), side("a") + "\"k\"=\"c\";\n")
  }

  private static func comments(_ count: Int) -> Sides {
    func side(_ comment: String) -> String { String(repeating: comment, count: count) }
    return (side("/*c*/\n"), side("/*c*/ /*e*/\n"), side("/*c*/\n\n") + "\"z\"=\"c\";\n")
  }

  private static func catalog(_ count: Int) -> Sides {
    func side(_ comment: String, _ more: String = "") -> String {
      let entries = Array(repeating: "\"k\":{\"comment\":\"\(comment)\"}", count: count)
      return "{\"sourceLanguage\":\"en\",\"strings\":{\(more)\(entries.joined(separator: ","))},"
        + "\"version\":\"1.0\"}"
    }
    let taken = (2..<count).map { "\"k [\($0)] [l10n conflict]\":{}," }.joined()
    return (side("a"), side("b", "\"k [l10n conflict]\":{}," + taken), side("c"))
  }

  private static func merge(_ sides: Sides) -> ThreeWayOutcome {
    ThreeWayMerge(
      base: Array(sides.base.utf8), ours: Array(sides.ours.utf8), theirs: Array(sides.theirs.utf8)
    ).outcome()
  }

  private static func merged(_ sides: Sides) -> String {
    String(decoding: merge(sides).bytes ?? [], as: UTF8.self)
  }

  @Test func eachOneIsMergedWithItsOwn() {
    let sides: Sides = ("k=1;\nk=2;\nk=3;\n", "k=1;\nk=4;\nk=3;\n", "k=5;\nk=2;\nk=3;\nk=6;\n")
    #expect(Self.merged(sides) == "k=5;\nk=4;\nk=3;\nk=6;\n")
    #expect(
      Self.merged(Self.entries(3)) == String(repeating: "\"k\"=\"b\";\n", count: 3)
        + "\"k\"=\"c\";\n")
  }

  @Test func conflictsOfOneKeyAreKeptUnderOneFreeKey() {
    let text = Self.merged(Self.catalog(3))
    #expect(text.split(separator: "\"k [3] [l10n conflict]\":{\"comment\"").count == 4)
  }

  @Test(arguments: 0..<3)
  func timeIsAboutLinear(shape: Int) {
    let make = [Self.entries, Self.comments, Self.catalog][shape]
    func time(_ count: Int) -> Duration {
      let sides = make(count)
      return (0..<3).map { _ in
        processorTime { #expect(Self.merge(sides).bytes != nil) }
      }.min() ?? .zero
    }
    let (small, large) = (time(250), time(2_000))
    #expect(large < small * 20, "\(small) \(large)")
  }
}
