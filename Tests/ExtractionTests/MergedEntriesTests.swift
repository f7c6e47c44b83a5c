import Diagnostics
import TestSupport
import Testing

@testable import Extraction

/// What the places of one key come to.
@Suite struct MergedEntriesTests {
  /// What one place says, with a comment, a text and a value that no other place has.
  private func place(_ number: Int, of key: String = "%@") -> ExtractedEntry {
    let argument = ExtractedArgument(
      position: 1, specifier: "%@", type: "String", expression: "a", certainty: .declared,
      values: ["one", "\(number)"])
    return ExtractedEntry(
      key: key, table: "Localizable", defaultValue: "\(number) %@", sourceText: "\(number) %@",
      comments: ["\(number)"], arguments: [argument],
      locations: [SourceReference(file: "A.swift", offset: number, line: 1, column: number)])
  }

  private func merged(
    _ count: Int, keys: [String] = ["%@"], limitsEachKey: Bool = true
  ) -> MergedEntries {
    var merged = MergedEntries(limitsEachKey: limitsEachKey)
    for number in 0..<count {
      for key in keys { merged.add(place(number, of: key)) }
    }
    return merged
  }

  @Test func placesOfOneKeyAreOneEntry() throws {
    let entries = merged(20).entries
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    let numbers: [String] = (0..<20).map { "\($0)" }
    #expect(entry.comments == numbers.sorted())
    #expect(entry.arguments.map(\.values) == [["one"] + numbers])
    #expect(entry.locations.map(\.offset) == Array(0..<20))
    #expect(entry.defaultValue == "0 %@")
  }

  @Test func whatIsKnownOfAllPlacesIsKnown() throws {
    var (open, bare) = (place(1), place(2))
    open.arguments[0].values = []
    bare.comments = []
    var merged = MergedEntries([bare, bare])
    merged.add(open)
    let entry = try #require(merged.entries.first)
    #expect(entry.arguments.map(\.values) == [[]])
    #expect(entry.comments == ["1"])
  }

  @Test(arguments: [(true, 202), (false, 101)])
  func aHundredConflictsAreTold(limitsEachKey: Bool, count: Int) {
    let merged = merged(300, keys: ["%@", "a %@"], limitsEachKey: limitsEachKey)
    #expect(merged.conflicts.count == count)
  }

  @Test func aKeyWithThousandsOfPlacesTakesLinearTime() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in processorTime { _ = merged(count).entries } }.min() ?? .zero
    }
    let (small, large) = (time(1_000), time(8_000))
    #expect(large < small * 20, "\(small) \(large)")
  }
}
