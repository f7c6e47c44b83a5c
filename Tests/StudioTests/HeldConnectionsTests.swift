import Locking
import Testing

@testable import Studio

/// Which connection gives way where there is no room for another.
@Suite struct HeldConnectionsTests {
  private let ended = Locked<[Int]>([])
  private var held = HeldConnections()
  private var ids: [Int] = []

  /// All that are held, each of which says its place when it is told to end.
  init() {
    for place in 0..<HeldConnections.most {
      if let id = add(place) { ids.append(id) }
    }
  }

  private mutating func add(_ place: Int) -> Int? {
    let ended = ended
    return held.add { ended.withLock { $0.append(place) } }
  }

  private var places: [Int] { ended.withLock { $0 } }

  @Test func theLongestWaitingGivesWay() {
    var test = self
    #expect(test.ids.count == HeldConnections.most && test.places.isEmpty)
    // There is no room before it has ended, and it is told once.
    let early = [test.add(100), test.add(100)]
    #expect(early == [nil, nil])
    #expect(test.places == [0])
    test.held.remove(test.ids[0])
    let taken = test.add(100)
    #expect(taken != nil)
    let next = test.add(101)
    #expect(next == nil)
    #expect(test.places == [0, 1])
  }

  @Test func whatWasAnsweredHasWaitedLess() {
    var test = self
    test.held.works(test.ids[0])
    test.held.waits(test.ids[0], isOwn: false)
    test.held.works(test.ids[1])
    let next = test.add(100)
    #expect(next == nil)
    #expect(test.places == [2])
  }

  @Test func nobodyWithoutTheTokenClosesThePagesOwn() {
    var test = self
    // Having shown it once is enough.
    for isOwn in [true, false] { test.held.waits(test.ids[0], isOwn: isOwn) }
    for id in test.ids.dropFirst() { test.held.waits(id, isOwn: false) }
    for place in 1..<HeldConnections.most {
      let early = test.add(100)
      test.held.remove(test.ids[place])
      let taken = test.add(100)
      #expect(early == nil && taken != nil)
    }
    #expect(test.places == Array(1..<HeldConnections.most))
  }

  @Test func whereAllAreAnsweredNoneEnds() {
    var test = self
    for id in test.ids { test.held.works(id) }
    let next = test.add(100)
    #expect(next == nil)
    #expect(test.places.isEmpty)
  }
}
