/// The brackets of a text that have not been closed yet.
///
/// Each is put in once and taken out once, however many there are and whatever closes.
struct OpenBrackets {
  private struct Open {
    var kind: Int
    var index: Int
    /// Whether it makes a face unless something closes it.
    var isFace: Bool
  }

  private var all: [Open] = []
  /// Where the brackets of each kind stand among all, by ``slot(_:isFace:)``.
  private var places = [[Int]](repeating: [], count: 2 * (Unicode.Scalar.bracketKinds + 1))

  /// Where the places of a kind are, apart for faces.
  private static func slot(_ kind: Int, isFace: Bool) -> Int { 2 * kind + (isFace ? 1 : 0) }

  /// The positions of those that nothing closes.
  var lonely: [Int] { Self.lonely(all[...]) }

  mutating func append(_ kind: Int, at index: Int, isFace: Bool) {
    places[Self.slot(kind, isFace: isFace)].append(all.count)
    all.append(Open(kind: kind, index: index, isFace: isFace))
  }

  /// Closes the last bracket that one of a kind may close: a face only where nothing else is open.
  ///
  /// - Parameter kind: As `bracket` has it, negative.
  /// - Returns: Where the one that it closes is, and the positions of those inside of it that nothing
  ///   closes; nil where it closes nothing.
  mutating func close(_ kind: Int) -> (opening: Int, inside: [Int])? {
    let (plain, face) = (Self.slot(-kind, isFace: false), Self.slot(-kind, isFace: true))
    guard let place = places[plain].last ?? places[face].last else { return nil }
    let opening = all[place].index
    let inside = Self.lonely(all[(place + 1)...])
    while all.count > place {
      let last = all.removeLast()
      places[Self.slot(last.kind, isFace: last.isFace)].removeLast()
    }
    return (opening, inside)
  }

  private static func lonely(_ open: ArraySlice<Open>) -> [Int] {
    open.filter { !$0.isFace }.map(\.index)
  }
}

extension Unicode.Scalar {
  /// The highest kind of a bracket.
  static let bracketKinds = 8

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
