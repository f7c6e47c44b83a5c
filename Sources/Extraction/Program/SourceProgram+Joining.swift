/// A program of a file that grows by what is read of it later.
extension SourceProgram {
  /// This program with what was read again.
  ///
  /// - Parameters:
  ///   - added: What was read again, among all that can't be left out.
  ///   - isAdded: Whether what is declared at a UTF-8 offset was read again.
  /// - Returns: What reading all at once would give; nil where that can't be told.
  func joined(with added: SourceProgram, where isAdded: (Int32) -> Bool) -> SourceProgram? {
    guard diagnostics.isEmpty, added.diagnostics.isEmpty,
      let members = Self.joined(members, added.members, isAdded)
    else { return nil }
    return SourceProgram(
      path: path, members: members, isTest: isTest, lines: lines, size: size, diagnostics: [],
      hasText: hasText || added.hasText, branches: branches.union(added.branches), after: self)
  }

  /// The members of both, by where they stand.
  private static func joined(
    _ known: [Member], _ added: [Member], _ isAdded: (Int32) -> Bool
  ) -> [Member]? {
    var joined: [Member] = []
    joined.reserveCapacity(known.count)
    var known = known[...]
    for member in added {
      guard let offset = member.offset else { return nil }
      while let first = known.first, (first.offset ?? -1) < offset {
        guard first.offset != nil else { return nil }
        joined.append(known.removeFirst())
      }
      guard known.first?.offset == offset else {
        joined.append(member)
        continue
      }
      guard let both = Self.joined(known.removeFirst(), member, isAdded) else { return nil }
      joined.append(both)
    }
    guard known.allSatisfy({ $0.offset != nil }) else { return nil }
    return joined + known
  }

  /// What is declared in one place, of which a body that was not read again is empty.
  private static func joined(
    _ known: Member, _ added: Member, _ isAdded: (Int32) -> Bool
  ) -> Member? {
    switch (known, added) {
    case (.type(let type), .type(let more)):
      guard let members = joined(type.members, more.members, isAdded) else { return nil }
      return .type(TypeDeclaration(more, members: members))
    case (.function(let function), .function(let more)):
      return isAdded(function.offset) || !more.body.isEmpty ? added : known
    case (.variable(let variable), .variable(let more)):
      return isAdded(variable.offset) || more.accessors.contains { !$0.body.isEmpty }
        ? added : known
    case (.enumCase, .enumCase), (.alias, .alias): return added
    default: return nil
    }
  }
}

extension Member {
  /// Where it is declared, in UTF-8 offsets of the file; nil for statements.
  fileprivate var offset: Int32? {
    switch self {
    case .variable(let variable): variable.offset
    case .function(let function): function.offset
    case .enumCase(let enumCase): enumCase.offset
    case .type(let type): type.offset
    case .alias(let alias): alias.offset
    case .statement: nil
    }
  }
}
