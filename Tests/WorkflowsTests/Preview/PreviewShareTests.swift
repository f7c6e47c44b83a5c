import Testing

@testable import Workflows

/// Where texts ask for more than there is, those that ask for most get less.
@Suite struct PreviewShareTests {
  @Test(
    arguments: [
      ([], .max), ([10], .max), ([4, 6], .max), ([11], 10), ([1, 30], 9), ([30, 1, 30], 4),
      ([9, 1, 1], 8), ([5, 5, 5], 3), ([0, 0, 20], 10),
    ] as [([Int], Int)]) func theMostAreCutAlike(_ asked: [Int], _ weight: Int)
  {
    let share = PreviewShare(of: asked, most: 10)
    #expect(share.weight == weight)
    #expect(share.isShort == (weight < .max))
    #expect(asked.map { min($0, share.weight) }.reduce(0, +) <= 10)
  }

  @Test func aTextIsShownInAsManyCombinationsAsItsShareHolds() throws {
    let samples = Workflows.PreviewSamples(known: KnownArguments())
    let text = "%lld %lld ^[gato](inflect: true)"
    let place = PreviewPlace(
      key: text, table: "", locale: try #require(PreviewLocale("es", in: nil, of: nil)),
      types: ArgumentTypes(of: text), format: text)
    let all = samples.weight(of: place, chosen: [:])
    #expect(samples.lists(for: place, chosen: [:]).count == 25)
    #expect(samples.lists(for: place, chosen: [:], within: all).count == 25)
    #expect(samples.lists(for: place, chosen: [:], within: all / 5).count == 5)
    #expect(samples.lists(for: place, chosen: [:], within: 0).count == 1)
  }
}
