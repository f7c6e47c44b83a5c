/// The brackets of a text that have not been closed yet.
///
/// Each is put in once and taken out once, however many there are and whatever closes.
struct OpenBrackets {
  private struct Open {
    var look: Look
    var index: Int
  }

  /// What a bracket is looked for by.
  private struct Look: Hashable {
    var kind: Int
    /// Whether it makes a face unless something closes it.
    var isFace: Bool
  }

  private var all: [Open] = []
  /// Where the brackets of each look stand among all.
  private var places: [Look: [Int]] = [:]

  /// The positions of those that nothing closes.
  var lonely: [Int] { Self.lonely(all[...]) }

  mutating func append(_ kind: Int, at index: Int, isFace: Bool) {
    let look = Look(kind: kind, isFace: isFace)
    places[look, default: []].append(all.count)
    all.append(Open(look: look, index: index))
  }

  /// Closes the last bracket that one of a kind may close: a face only where nothing else is open.
  ///
  /// - Parameter kind: As `bracket` has it, negative.
  /// - Returns: Where the one that it closes is, and the positions of those inside of it that nothing
  ///   closes; nil where it closes nothing.
  mutating func close(_ kind: Int) -> (opening: Int, inside: [Int])? {
    guard
      let place = places[Look(kind: -kind, isFace: false)]?.last
        ?? places[Look(kind: -kind, isFace: true)]?.last
    else { return nil }
    let opening = all[place].index
    let inside = Self.lonely(all[(place + 1)...])
    while all.count > place {
      places[all.removeLast().look]?.removeLast()
    }
    return (opening, inside)
  }

  private static func lonely(_ open: ArraySlice<Open>) -> [Int] {
    open.filter { !$0.look.isFace }.map(\.index)
  }
}

extension Unicode.Scalar {
  /// The kind of a bracket, negative for one that closes; nil for other characters.
  var bracket: Int? {
    switch value {
    case 0x28, 0xFF08: 1
    case 0x29, 0xFF09: -1
    case 0x5B, 0xFF3B: 2
    case 0x5D, 0xFF3D: -2
    case 0x7B: 3
    case 0x7D: -3
    case 0x300C: 4
    case 0x300D: -4
    case 0x300E: 5
    case 0x300F: -5
    case 0x3010: 6
    case 0x3011: -6
    case 0x300A: 7
    case 0x300B: -7
    case 0x3008: 8
    case 0x3009: -8
    default: nil
    }
  }
}
