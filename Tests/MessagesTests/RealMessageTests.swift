import Foundation
import Messages
import Reading
import TestSupport
import Testing

@Suite(
  "messages of real catalogs",
  .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
struct RealMessageTests {
  /// What is reported beside format specifiers, each looked at.
  static let knownProblems: [String: [MessageProblem.Kind]] = [:]

  @Test("every text is read, comes back byte for byte, and its problems are real")
  func all() {
    let values = RealCatalogValues.all
    #expect(values.count > 30_000)
    var found: [String: [MessageProblem.Kind]] = [:]
    for value in values {
      let message = Message(value.text, specifierOptions: value.options)
      #expect(message.source.utf8.elementsEqual(value.text.utf8))
      #expect(message.nodes.first?.range == 0..<value.text.utf8.count)
      for problem in message.problems {
        if case .specifier = problem.kind { continue }
        found[value.text, default: []].append(problem.kind)
      }
    }
    #expect(found == Self.knownProblems)
  }

  @Test("Markdown finds the specifiers that a scan of the text finds")
  func specifiers() {
    var compared = 0
    for value in RealCatalogValues.all where value.text.utf8.contains(UInt8(ascii: "%")) {
      let scan = SpecifierScan(value.text, options: value.options)
      guard scan.problems.isEmpty else { continue }
      let message = Message(value.text, specifierOptions: value.options)
      let shown = message.nodes.indices.compactMap { message.placeholder(of: $0) }
      let led = message.nodes.indices.flatMap { message.link(of: $0)?.placeholders ?? [] }
      #expect(shown.count + led.count == scan.specifiers.count { $0.kind != .percentSign })
      #expect(led.isEmpty == false || shown == scan.specifiers.filter { $0.kind != .percentSign })
      compared += 1
    }
    #expect(compared > 4_500)
  }
}
