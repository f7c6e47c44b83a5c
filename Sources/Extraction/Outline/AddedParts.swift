import Reading

/// What is read of a file again, of which more matters than before.
///
/// A property or function is read as a whole, with all its bodies that matter; so is, as one, all that
/// is no member which can be left out: initializers, functions of the file and the like.
struct AddedParts {
  /// What is parsed: beside what is added there stands only what can't be left out.
  let parts: KeptParts
  private let outline: SourceOutline
  /// For each member of the outline, whether it is read again.
  private let members: [Bool]
  /// Whether what lies in no member is read again.
  private let readsRest: Bool

  /// - Returns: Nil where the outline tells no parts from the rest.
  init?(of outline: SourceOutline, to old: KeptParts, for new: KeptParts) {
    guard !outline.bodies.isEmpty || !outline.members.isEmpty,
      old.bodies.count == new.bodies.count, old.members.count == new.members.count
    else { return nil }
    self.outline = outline
    let owners = outline.bodyOwners
    let added = Self.added(of: outline, owners, to: old, for: new)
    (members, readsRest) = added
    parts = KeptParts(
      bodies: zip(owners, new.bodies).map { owner, isKept in
        isKept && (owner.map { added.members[$0] } ?? added.rest)
      },
      members: outline.members.indices.map { member in
        new.members[member] && (added.members[member] || outline.members[member].stays)
      },
      lookUps: new.lookUps)
  }

  /// The members that are read again, and whether what lies in none is.
  private static func added(
    of outline: SourceOutline, _ owners: [Int?], to old: KeptParts, for new: KeptParts
  ) -> (members: [Bool], rest: Bool) {
    let lookUps = new.lookUps.subtracting(old.lookUps)
    /// Whether something that was read holds what did not count then.
    func counts(_ identifiers: ArraySlice<UInt64>) -> Bool {
      !lookUps.isEmpty
        && identifiers.contains {
          lookUps.contains($0) || lookUps.contains(Identifier.read($0))
            || lookUps.contains(Identifier.getter($0))
        }
    }
    var readsRest = counts(outline.identifiers[...])
    var members = zip(outline.members, old.members).map { member, wasRead in
      !wasRead || counts(outline.identifiers(of: member))
    }
    for (body, owner) in owners.enumerated() where new.bodies[body] {
      guard !old.bodies[body] || counts(outline.identifiers(of: outline.bodies[body])) else {
        continue
      }
      if let owner { members[owner] = true } else { readsRest = true }
    }
    return (zip(members, new.members).map { $0 && $1 }, readsRest)
  }

  /// Whether what stands at a place is read again.
  ///
  /// - Parameter offset: In UTF-8 offsets.
  func areRead(at offset: Int32) -> Bool {
    let member = outline.members.partitioningIndex { $0.range.upperBound > offset }
    guard member < members.count, outline.members[member].range.contains(offset) else {
      return readsRest
    }
    return members[member]
  }
}

extension SourceOutline {
  /// The member that each body lies in, by its position; nil for one that lies in none.
  fileprivate var bodyOwners: [Int?] {
    var member = 0
    return bodies.map { body in
      while member < members.count, members[member].range.upperBound <= body.range.lowerBound {
        member += 1
      }
      guard member < members.count, members[member].range.lowerBound <= body.range.lowerBound else {
        return nil
      }
      return member
    }
  }
}
