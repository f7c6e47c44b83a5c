import Diagnostics
import Testing

@testable import Workflows

/// A place that a rule repaired is not repaired by it again, wherever later fixes move it.
@Suite struct FixedPlacesTests {
  private func fix(_ rule: String, _ range: Range<Int>, _ replacement: String) -> RuleFix {
    RuleFix(rule: rule, edits: [.init(file: "a", range: range, replacement: replacement)])
  }

  @Test(arguments: [
    (10..<14, true), (12..<13, true), (0..<11, true), (13..<20, true),
    // Beside it, another mistake may begin.
    (5..<10, false), (14..<20, false),
    // What is inserted at its edges is inserted again.
    (10..<10, true), (14..<14, true), (9..<9, false), (15..<15, false),
  ])
  func aRepairedPlaceIsHeld(edit: Range<Int>, isHeld: Bool) {
    var places = FixedPlaces()
    places.add([fix("rule", 10..<12, "four")])
    #expect(places.hold(fix("rule", edit, "x")) == isHeld)
    #expect(!places.hold(fix("other", edit, "x")))
  }

  @Test func whatWasRemovedIsHeldWhereItStood() {
    var places = FixedPlaces()
    places.add([fix("rule", 10..<12, "")])
    #expect(places.hold(fix("rule", 10..<10, "x")))
    #expect(places.hold(fix("rule", 9..<11, "x")))
    #expect(!places.hold(fix("rule", 10..<11, "x")))
  }

  @Test func laterFixesMoveAPlace() {
    var places = FixedPlaces()
    places.add([fix("rule", 10..<12, "four")])
    places.add([fix("other", 0..<2, "12345")])
    #expect(places.hold(fix("rule", 13..<17, "x")))
    #expect(!places.hold(fix("rule", 10..<13, "x")))
    #expect(!places.hold(fix("rule", 17..<18, "x")))
  }

  @Test func fixesOfOnePassCountInTheNewFile() {
    var places = FixedPlaces()
    places.add([fix("rule", 0..<1, "abc"), fix("rule", 5..<6, "def")])
    #expect(places.hold(fix("rule", 7..<10, "x")))
    #expect(!places.hold(fix("rule", 3..<7, "x")))
  }
}
