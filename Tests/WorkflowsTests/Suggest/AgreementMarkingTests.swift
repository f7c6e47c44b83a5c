import Foundation
import Testing

@testable import Workflows

/// Which words of a singular are marked, and which are tried next.
@Suite struct AgreementMarkingTests {
  private func candidates(_ singular: String, _ plural: String, argument: Int = 1) -> [String]? {
    AgreementMarking(ofArgument: argument, singular: singular, plural: plural)?.candidates()
  }

  @Test(arguments: [
    ("%lld salad", "%lld salads", ["^[%lld salad](inflect: true)"]),
    (
      "%lld data folder left", "%lld data folders left",
      [
        "^[%lld data folder](inflect: true) left", "^[%lld data folder left](inflect: true)",
      ]
    ),
    (
      "Delete %lld folder?", "Delete %lld folders?",
      ["Delete ^[%lld folder](inflect: true)?", "^[Delete %lld folder](inflect: true)?"]
    ),
    (
      "È richiesta %lld opzione", "Sono richieste %lld opzioni",
      ["^[È richiesta %lld opzione](inflect: true)"]
    ),
    ("1 salad", "%lld salads", ["^[%lld salad](inflect: true)"]),
    ("100%%: %lld salad", "100%%: %lld salads", ["100%%: ^[%lld salad](inflect: true)"]),
  ])
  func fewestWordsComeFirst(singular: String, plural: String, expected: [String]) {
    #expect(candidates(singular, plural) == expected)
  }

  @Test func theNumberCanBeAnyArgument() {
    #expect(
      candidates("%1$@: %2$lld cup", "%1$@: %2$lld cups", argument: 2)
        == ["%1$@: ^[%2$lld cup](inflect: true)"])
  }

  @Test(arguments: [
    // Another argument, a percent sign or a line between the number and what differs.
    ("%lld of %@’s salad", "%lld of %@’s salads"),
    ("%lld%% of a salad", "%lld%% of all salads"),
    ("%lld\nsalad", "%lld\nsalads"),
    // Nothing differs, or only the plural has a word.
    ("%lld", "%lld"),
    ("%lld salad", "%lld salad"),
    ("%lld", "%lld salads"),
    // The number isn't there once.
    ("a salad", "%lld salads"),
    ("1 of 1 salad", "%lld salads"),
    ("%lld salad", "salads"),
    ("%lld salad", "%1$lld salads of %1$lld"),
  ])
  func noPhraseIsNotMarked(singular: String, plural: String) {
    #expect(candidates(singular, plural) == nil)
  }

  @Test func anAdjectiveTakesItsNounIn() throws {
    let marking = try #require(
      AgreementMarking(ofArgument: 1, singular: "%lld nuovo post", plural: "%lld nuovi post"))
    let candidates = marking.candidates { $0 == "post" ? .noun : .adjective }
    #expect(
      candidates == ["^[%lld nuovo post](inflect: true)", "^[%lld nuovo](inflect: true) post"])
    #expect(marking.candidates { _ in .noun }.first == "^[%lld nuovo](inflect: true) post")
  }
}
