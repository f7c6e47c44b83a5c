/// The steps that a text is laid over.
struct PatternProgram: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// Takes a character of a class, whose number this is, and goes on with the next step.
    case one(Int)
    /// Goes on with the next step where the assertion holds.
    case assertion(PatternAssertion)
    case jump(Int)
    /// Goes on at both.
    case split(Int, Int)
    case match
  }

  private(set) var steps: [Step] = []
  /// Each once, so that a character is looked for in each once, however many steps have it.
  private(set) var classes: [PatternClass] = []
  private var numbers: [PatternClass: Int] = [:]
  /// Whether any class wants to know the other cases of a character.
  private(set) var ignoresCase = false
  /// The numbers of the classes that a match can start with.
  private(set) var starts: [Int] = []
  /// Whether a match may take no character, and whether it may anywhere, for no assertion is in it.
  private(set) var mayBeEmpty = false
  private(set) var fitsEverywhere = false
  /// Repetitions of repetitions are written out, so this is counted, steps or not.
  private var work = 0

  init(_ tree: PatternTree) throws(PatternError) {
    try add(tree)
    steps.append(.match)
    findStarts()
  }

  private mutating func add(_ tree: PatternTree) throws(PatternError) {
    work += 1
    guard work <= Pattern.mostSteps * 4, steps.count <= Pattern.mostSteps else {
      throw PatternError("it is too large when its repetitions are written out; simplify it")
    }
    switch tree {
    case .one(let one): steps.append(.one(number(of: one)))
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .sequence(let parts): for part in parts { try add(part) }
    case .choice(let parts): try add(choice: parts)
    case .repeated(let part, let least, let most): try add(part, least, most)
    }
  }

  private mutating func number(of one: PatternClass) -> Int {
    if let number = numbers[one] { return number }
    let number = classes.count
    classes.append(one)
    numbers[one] = number
    ignoresCase = ignoresCase || one.ignoresCase
    return number
  }

  private mutating func add(choice parts: [PatternTree]) throws(PatternError) {
    var jumps: [Int] = []
    for (number, part) in parts.enumerated() {
      guard number < parts.count - 1 else {
        try add(part)
        break
      }
      let split = steps.count
      steps.append(.split(0, 0))
      try add(part)
      jumps.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func add(
    _ part: PatternTree, _ least: Int, _ most: Int?
  ) throws(PatternError) {
    for _ in 0..<least { try add(part) }
    guard let most else {
      let split = steps.count
      steps.append(.split(0, 0))
      try add(part)
      steps.append(.jump(split))
      steps[split] = .split(split + 1, steps.count)
      return
    }
    var splits: [Int] = []
    for _ in least..<most {
      splits.append(steps.count)
      steps.append(.split(0, 0))
      try add(part)
    }
    for split in splits { steps[split] = .split(split + 1, steps.count) }
  }

  /// Walks from the first step to those that take a character.
  private mutating func findStarts() {
    var seen = Set<Reached>()
    var first = Set<Int>()
    var open = [Reached(step: 0, isHindered: false)]
    while let reached = open.popLast() {
      guard seen.insert(reached).inserted else { continue }
      let (index, isHindered) = (reached.step, reached.isHindered)
      switch steps[index] {
      case .one(let number): if first.insert(number).inserted { starts.append(number) }
      case .assertion: open.append(Reached(step: index + 1, isHindered: true))
      case .jump(let next): open.append(Reached(step: next, isHindered: isHindered))
      case .split(let one, let other):
        open += [one, other].map { Reached(step: $0, isHindered: isHindered) }
      case .match:
        mayBeEmpty = true
        fitsEverywhere = fitsEverywhere || !isHindered
      }
    }
  }

  /// A step that is reached without a character, and whether through an assertion.
  private struct Reached: Hashable {
    var step: Int
    var isHindered: Bool
  }
}
