/// Which parts of a file are read, of those that an outline tells from the rest.
struct KeptParts: Hashable, Sendable {
  /// For each body of the outline.
  var bodies: [Bool] = []
  /// For each member of the outline; a body of a member that is left out is left out with it.
  var members: [Bool] = []
  /// The hashes of what looks up the texts that it is given, or of properties that hold such
  /// texts.
  ///
  /// What calls or sets them matters although no text stands in it. Beside them what stands for
  /// those that are read, and not called (`Identifier.read`), and for the getters that something
  /// looks up (`Identifier.getter`), which matter although no text stands in them.
  var lookUps: Set<UInt64> = []

  /// All parts that anything could be found in.
  static func all(of outline: SourceOutline) -> KeptParts {
    KeptParts(
      bodies: outline.bodies.map { !$0.isIgnored }, members: outline.members.map { _ in true })
  }

  /// The same with the parts, too, that are kept of others.
  mutating func formUnion(_ other: KeptParts) {
    bodies = zip(bodies, other.bodies).map { $0 || $1 }
    members = zip(members, other.members).map { $0 || $1 }
    lookUps.formUnion(other.lookUps)
  }
}

extension KeptParts {
  /// Adds the members that are called one of some names.
  mutating func add(membersOf outline: SourceOutline, named names: NameSet) {
    for (position, member) in outline.members.enumerated() {
      if let name = member.name, names.contains(name) { members[position] = true }
    }
  }
}

extension SourceOutline {
  /// The identifiers outside of the parts that are left out, in several lists.
  func identifiers(keeping parts: KeptParts) -> [ArraySlice<UInt64>] {
    [identifiers[...]]
      + zip(bodies, parts.bodies).filter(\.1).map { identifiers(of: $0.0) }
      + zip(members, parts.members).filter(\.1).map { identifiers(of: $0.0) }
  }

  /// A part of the file that is left out, and the byte that stands for it, if it needs one.
  typealias Cut = (range: Range<Int32>, filler: UInt8?)

  /// What is left out where only some parts are kept, in order; none lies in another.
  func cuts(keeping parts: KeptParts) -> [Cut] {
    var cuts: [Cut] = []
    var bodies = zip(self.bodies, parts.bodies).lazy.filter { !$0.1 }.map(\.0)[...]
    func addBodies(before end: Int32) {
      while let body = bodies.first, body.range.lowerBound < end {
        bodies.removeFirst()
        cuts.append((body.range, body.isGetter ? UInt8(ascii: "0") : nil))
      }
    }
    for (member, isKept) in zip(members, parts.members) where !isKept {
      addBodies(before: member.range.lowerBound)
      bodies = bodies.drop { $0.range.lowerBound < member.range.upperBound }
      // What stands before it and behind it stays on lines of its own.
      cuts.append((member.range, 0x0A))
    }
    addBodies(before: .max)
    return cuts
  }
}
