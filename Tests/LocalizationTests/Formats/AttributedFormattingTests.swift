#if !canImport(Darwin)
import Foundation
import Localization
import Testing

/// Attributed text within definitions, as an editor on a server has it.
@Suite struct AttributedFormattingTests {
  enum Ingredient: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = String
    static let name = "ingredient"
    static var inheritedByAddedText: Bool { false }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
      [.textChanged]
    }
  }

  enum Level: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = Int
    static let name = "level"
  }

  enum Align: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = String
    static let name = "align"
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { .paragraph }
  }

  enum Foreign: AttributedStringKey {
    typealias Value = Bool
    static let name = "foreign"
  }

  struct Scope: AttributeScope {
    let ingredient: Ingredient
    let level: Level
    let align: Align
    let foundation: AttributeScopes.FoundationAttributes
  }

  /// Only ingredients have a level, and theirs is 1.
  struct IngredientsHaveALevel: AttributedTextValueConstraint {
    typealias Scope = AttributedFormattingTests.Scope
    typealias AttributeKey = Level

    func constrain(_ container: inout Attributes) {
      container[Level.self] = container[Ingredient.self] == nil ? nil : 1
      // What isn't its own doesn't count.
      container[Ingredient.self] = nil
    }
  }

  struct Recipe: AttributedTextFormattingDefinition {
    typealias Scope = AttributedFormattingTests.Scope

    var body: some AttributedTextFormattingDefinition<Scope> { IngredientsHaveALevel() }
  }

  static func recipe() -> AttributedString {
    var text = AttributedString("two eggs and salt")
    if let range = text.range(of: "eggs") { text[range][Ingredient.self] = "egg" }
    return text
  }

  @Test func textIsBroughtToTheDefinition() throws {
    var text = Self.recipe()
    let salt = try #require(text.range(of: "salt"))
    text[salt][Level.self] = 3
    text[salt][Foreign.self] = true
    text.constrain(by: Recipe())
    let eggs = try #require(text.range(of: "eggs"))
    #expect(text[eggs][Level.self] == 1 && text[eggs][Ingredient.self] == "egg")
    #expect(text[salt][Level.self] == nil && text[salt][Foreign.self] == nil)
  }

  @Test func controlsThatWouldChangeNothingAreOff() throws {
    let text = Self.recipe()
    let salt = AttributedTextSelection(range: try #require(text.range(of: "salt")))
    #expect(!text.admits({ $0[Level.self] = 2 }, in: salt, under: Recipe()))
    #expect(text.admits({ $0[Ingredient.self] = "salt" }, in: salt, under: Recipe()))
  }

  @Test func severalRangesAreFormattedAtOnce() throws {
    var text = Self.recipe()
    let ranges = [text.range(of: "two"), text.range(of: "salt")].compactMap { $0 }
    var selection = AttributedTextSelection(ranges: RangeSet(ranges))
    text.transformAttributes(in: &selection, under: Recipe()) { $0[Ingredient.self] = "x" }
    guard case .ranges(let kept) = selection.indices else {
      Issue.record("the selection is gone")
      return
    }
    #expect(kept.ranges.map { String(text[$0].characters) } == ["two", "salt"])
    #expect(kept.ranges.allSatisfy { text[$0][Level.self] == 1 })
  }

  @Test func typedTextTakesOverWhatIsInherited() throws {
    var text = Self.recipe()
    text.constrain(by: Recipe())
    let eggs = try #require(text.range(of: "eggs"))
    var selection = AttributedTextSelection(insertionPoint: eggs.upperBound)
    text.replaceSelection(&selection, withCharacters: " big", under: Recipe())
    let big = try #require(text.range(of: " big"))
    #expect(text[big][Ingredient.self] == nil && text[big][Level.self] == nil)
    #expect(selection == AttributedTextSelection(insertionPoint: big.upperBound))
    #expect(text.range(of: "eggs").map { text[$0][Ingredient.self] } == "egg")
  }

  @Test func aChangeOfTheTextEndsWhatItMakesInvalid() throws {
    var text = Self.recipe()
    let eggs = try #require(text.range(of: "eggs"))
    let inside = text.characters.index(after: eggs.lowerBound)
    var selection = AttributedTextSelection(insertionPoint: inside)
    text.replaceSelection(&selection, withCharacters: "X", under: Recipe())
    #expect(String(text.characters) == "two eXggs and salt")
    #expect(text.runs.allSatisfy { $0[Ingredient.self] == nil })
  }

  @Test func severalRangesAreReplacedByOneText() throws {
    var text = Self.recipe()
    let ranges = [text.range(of: "two "), text.range(of: " and")].compactMap { $0 }
    var selection = AttributedTextSelection(ranges: RangeSet(ranges))
    text.replaceSelection(&selection, withCharacters: "é ", under: Recipe())
    #expect(String(text.characters) == "é eggs salt")
    let place = text.characters.index(text.startIndex, offsetBy: 2)
    #expect(selection == AttributedTextSelection(insertionPoint: place))
  }

  @Test func paragraphsHaveOneValue() throws {
    var text = AttributedString("one two\nthree")
    var selection = AttributedTextSelection(range: try #require(text.range(of: "two")))
    text.transformAttributes(in: &selection, under: Recipe()) { $0[Align.self] = "center" }
    #expect(text.range(of: "one").map { text[$0][Align.self] } == "center")
    #expect(text.range(of: "three").map { text[$0][Align.self] } == .some(nil))
  }

  /// The definition that lint checks by, for attributed text.
  @Test func aDefinitionOfTheConfigurationHoldsForAttributedText() throws {
    let definition = FormatDefinition(
      name: "recipe", attributes: [.init("ingredient"), .init("level", ["1", "2"])],
      marks: [.strong],
      constraints: [.init(if: [.init("ingredient")], then: [.init("level", ["1"])])])
    let format = definition.formatting(of: Scope.self)
    var text = Self.recipe()
    let salt = try #require(text.range(of: "salt"))
    text[salt][Level.self] = 7
    text[salt][Align.self] = "center"
    text[salt].inlinePresentationIntent = [.stronglyEmphasized, .code]
    text[salt].link = URL(string: "https://a.example")
    text.constrain(by: format)
    let eggs = try #require(text.range(of: "eggs"))
    #expect(text[eggs][Ingredient.self] == "egg" && text[eggs][Level.self] == 1)
    #expect(text[salt][Level.self] == nil && text[salt][Align.self] == nil)
    #expect(text[salt].inlinePresentationIntent == .stronglyEmphasized)
    #expect(text[salt].link == nil)
    let selected = AttributedTextSelection(range: salt)
    #expect(!text.admits({ $0[Level.self] = 3 }, in: selected, under: format))
    #expect(text.admits({ $0[Level.self] = 2 }, in: selected, under: format))
  }
}
#endif
