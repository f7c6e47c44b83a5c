/// Lays a program over a text: all ways to match go forward together, a character at a time, so the
/// time is at most steps times characters (Thompson's construction, "Regular Expression Search
/// Algorithm", 1968).
struct PatternSearch {
  private let program: PatternProgram
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  /// How many characters a match may have.
  private let longest: Int
  /// Where a way stands, and where it started; ways that started earlier come first.
  private typealias Way = (step: Int, start: Int)
  private var ways: [Way] = []
  private var previous: [Way] = []
  /// The round in which each step was reached last, so that no two ways stand at one step.
  private var rounds: [Int]
  private var round = 0
  private var best: Range<Int>?
  /// Whether each class has a character, and where that one stands: a class is asked once for it.
  private var answers: [(index: Int, isIn: Bool)]
  /// The character at a place in other cases.
  private var cases: (index: Int, scalars: [Unicode.Scalar]) = (-1, [])

  init(_ program: PatternProgram, _ text: String, longest: Int = .max) {
    self.program = program
    self.longest = longest
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.utf8.count]
    rounds = Array(repeating: 0, count: program.steps.count)
    answers = Array(repeating: (-1, false), count: program.classes.count)
  }

  /// UTF-8 offsets of some scalars.
  func utf8Range(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }

  /// The leftmost match at or behind a scalar, and of those the longest.
  mutating func first(from start: Int) -> Range<Int>? {
    guard start <= scalars.count else { return nil }
    best = nil
    ways = []
    round += 1
    for index in start...scalars.count {
      if best == nil, mayStart(index) { follow(0, from: index, at: index) }
      if ways.isEmpty, best != nil { break }
      guard index < scalars.count else { break }
      advance(at: index)
    }
    return best
  }

  private mutating func mayStart(_ index: Int) -> Bool {
    if index == scalars.count || program.mayBeEmpty { return true }
    for number in program.starts {
      if has(number, index) { return true }
    }
    return false
  }

  /// Whether a class has the character at a place.
  private mutating func has(_ number: Int, _ index: Int) -> Bool {
    if answers[number].index == index { return answers[number].isIn }
    let scalar = scalars[index]
    if program.ignoresCase, !scalar.isASCII, cases.index != index {
      cases = (index, PatternClass.otherCases(of: scalar))
    }
    let isIn = program.classes[number].contains(scalar, scalar.isASCII ? [] : cases.scalars)
    answers[number] = (index, isIn)
    return isIn
  }

  /// Takes the character at a place.
  private mutating func advance(at index: Int) {
    round += 1
    swap(&ways, &previous)
    ways.removeAll(keepingCapacity: true)
    for way in previous {
      if let best, way.start > best.lowerBound { continue }
      if index - way.start >= longest { continue }
      guard case .one(let number) = program.steps[way.step], has(number, index) else { continue }
      follow(way.step + 1, from: way.start, at: index + 1)
    }
  }

  /// Adds the steps that take a character, from one on; takes note of a match.
  private mutating func follow(_ step: Int, from start: Int, at index: Int) {
    var open = [step]
    while let step = open.popLast() {
      guard rounds[step] != round else { continue }
      rounds[step] = round
      switch program.steps[step] {
      case .one: ways.append((step, start))
      case .assertion(let assertion):
        if assertion.holds(at: index, in: scalars) { open.append(step + 1) }
      case .jump(let next): open.append(next)
      case .split(let one, let other): open += [other, one]
      case .match:
        if best.map({ start <= $0.lowerBound }) ?? true { best = start..<index }
      }
    }
  }
}
