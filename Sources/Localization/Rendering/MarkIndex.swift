import Messages

/// Which marks of a text words ask for, so that a region doesn't look at all of them.
///
/// Edits leave it right, for they keep the order of places; other marks want another one.
struct MarkIndex {
  /// Values of arguments, by place.
  private(set) var arguments: [Int] = []
  /// What says of words what they are, by place.
  private(set) var descriptions: [Int] = []
  /// The first mark of each argument, by its number; nil until somebody asks.
  var firstOfArgument: [Int: Int]?
  /// The innermost region that is inflected around each argument's mark; nil until somebody asks.
  var inflectedAround: [Int: Int]?
  /// The innermost region with a count around each one that agrees with something else; nil until somebody
  /// asks.
  var countedAround: [Int: Int]?

  init() {}

  init(of marks: [MarkedText.Mark]) {
    for mark in marks.indices {
      switch marks[mark].kind {
      case .argument: arguments.append(mark)
      case .attributes(let caret) where caret.hasMorphology: descriptions.append(mark)
      case .container(_, let options) where options.morphology != nil: descriptions.append(mark)
      default: break
      }
    }
    arguments = Self.byPlace(arguments, marks)
    descriptions = Self.byPlace(descriptions, marks)
  }

  static func byPlace(_ some: [Int], _ marks: [MarkedText.Mark]) -> [Int] {
    guard some.count > 1 else { return some }
    return some.sorted {
      (marks[$0].range.lowerBound, $0) < (marks[$1].range.lowerBound, $1)
    }
  }

  /// For each of some marks the last one of others that holds it.
  ///
  /// - Parameters:
  ///   - holders: Marks by place.
  ///   - others: Marks by place.
  static func innermost(
    _ holders: [Int], around others: [Int], _ marks: [MarkedText.Mark]
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var open: [Int] = []
    var next = 0
    for mark in others {
      let range = marks[mark].range
      while next < holders.count, marks[holders[next]].range.lowerBound <= range.lowerBound {
        open.append(holders[next])
        next += 1
      }
      open.removeAll { marks[$0].range.upperBound < range.lowerBound }
      found[mark] =
        open.filter { $0 != mark && marks[$0].range.upperBound >= range.upperBound }.max()
    }
    return found
  }
}
