import Foundation
import Fuzzing
import TestSupport
import Testing

@Suite("promises that hold for whatever a parser reads")
struct SubjectFuzzTests {
  @Test("seeds as they are", arguments: FuzzSubject.all.map(\.name))
  func seeds(name: String) throws {
    let subject = try #require(FuzzSubject.named(name))
    for seed in subject.seeds { #expect(subject.broken(Array(seed.utf8)) == nil) }
  }

  @Test("mutated files", arguments: FuzzSubject.all.map(\.name))
  func mutations(name: String) throws {
    let subject = try #require(FuzzSubject.named(name))
    for number in 0..<8 {
      let input = subject.input(seed: 19, number: number)
      // What a debug build would take seconds for is tried by `l10n-dev fuzz`.
      guard input.count < 8000 else { continue }
      let broken = subject.broken(input)
      #expect(broken == nil, "\(String(decoding: input, as: UTF8.self).debugDescription)")
    }
  }

  /// What once broke a promise, made as small as it can be.
  @Test("inputs that were found", arguments: Self.foundInputs)
  func found(path: String) throws {
    let name = String(path.split(separator: "/")[2])
    let subject = try #require(FuzzSubject.named(name), "no subject is called \(name)")
    let bytes = Array(try Data(contentsOf: Repository.root.appending(path: path)))
    #expect(subject.broken(bytes) == nil)
  }

  private static let foundInputs = Repository.files(in: "Fixtures/fuzz", withSuffix: ".input")

  @Test("inputs depend on the seed and the number alone")
  func repeatable() throws {
    let subject = try #require(FuzzSubject.named("json"))
    let inputs = (0..<60).map { subject.input(seed: 7, number: $0) }
    #expect(inputs == (0..<60).map { subject.input(seed: 7, number: $0) })
    #expect(Set(inputs).count > 45)
    #expect(inputs != (0..<60).map { subject.input(seed: 8, number: $0) })
  }

  @Test("every parser that reads what others send has a subject")
  func subjects() {
    #expect(Set(FuzzSubject.all.map(\.name)).count == FuzzSubject.all.count)
    #expect(FuzzSubject.all.count >= 24)
    #expect(FuzzSubject.all.allSatisfy { !$0.seeds.isEmpty })
  }
}

@Suite("making an input smaller")
struct MinimizationTests {
  @Test func keepsWhatMatters() {
    var minimization = Minimization(tries: 1000) { $0.contains(7) && $0.contains(9) }
    let input = (0..<60).map { UInt8($0) }
    #expect(minimization.smallest(input) == [7, 9])
  }

  @Test func stopsTrying() {
    var tries = 0
    var minimization = Minimization(tries: 5) { _ in
      tries += 1
      return false
    }
    #expect(minimization.smallest([1, 2, 3, 4, 5, 6, 7, 8]).count == 8)
    #expect(tries == 5)
  }
}
