import PlainBytes
import Reading

/// The bytes behind a percent sign as they would be on a Latin keyboard, without spaces.
struct Retyping {
  private(set) var ascii: [UInt8] = []
  /// Where each of `ascii` ends in the source.
  private(set) var ends: [Int] = []
  /// What was changed in front of each of `ascii` and at it.
  private var changesAt: [Changes] = []

  struct Changes: OptionSet {
    let rawValue: UInt8

    static let spaces = Self(rawValue: 1)
    static let invisible = Self(rawValue: 2)
    static let foreign = Self(rawValue: 4)
    static let capitals = Self(rawValue: 8)

    var kind: SpecifierProblem.Kind? {
      if contains(.foreign) { return .foreignCharacter }
      if contains(.capitals) { return .wrongCase }
      return isEmpty ? nil : .spaceInside
    }
  }

  init(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    var offset = start
    var changes: Changes = []
    while ascii.count < limit, offset < start + 2 * limit,
      let typed = TypedCharacter(at: offset, in: bytes)
    {
      offset += typed.length
      switch typed.kind {
      case .space: changes.insert(.spaces)
      case .invisible: changes.insert(.invisible)
      case .plain(let byte):
        // A second percent sign starts a specifier of its own.
        if byte == UInt8(ascii: "%"), !ascii.isEmpty { return }
        if typed.length > 1 { changes.insert(.foreign) }
        ascii.append(byte)
        ends.append(offset)
        changesAt.append(changes)
      }
    }
  }

  func changes(upTo end: Int) -> Changes {
    changesAt[end - 1]
  }

  /// The same with `L` and a capital conversion made small (`%LLD`), or nil without an `L`.
  var withoutCapitals: Retyping? {
    guard let first = ascii.firstIndex(of: UInt8(ascii: "L")) else { return nil }
    var small = self
    for index in first..<ascii.count {
      let lowercase = ascii[index] | 0x20
      guard ascii[index].isASCIILetter else { break }
      small.ascii[index] = lowercase
      if lowercase != UInt8(ascii: "l") { break }
    }
    for index in first..<ascii.count { small.changesAt[index].insert(.capitals) }
    return small
  }
}
