/// Where the members of types start and end.
extension OutlineRecorder {
  /// Notes where a member starts, and where the one before it ends.
  mutating func noteMember(
    _ word: DeclarationWord, _ hash: UInt64, at offset: Int, _ place: TokenPlace
  ) {
    let mayStart = place.mayStart
    switch word {
    case .modifier: members.prefix(at: offset, place)
    case .type: members.type(at: offset, mayStart: mayStart)
    case .variable, .constant:
      members.declaration(at: offset, isInStructure ? .stored : .other, mayStart: mayStart)
    case .function where hash == DeclarationWord.functionKeyword:
      members.declaration(at: offset, .other, mayStart: mayStart)
    case .function, .extended, .alias, .subscripted, .imported, .other:
      members.declaration(at: offset, nil, mayStart: mayStart)
    }
  }

  /// `@`, with an attribute behind it.
  mutating func attribute(at offset: Int, _ place: TokenPlace) {
    guard isAtMembers, place.depth == depth else { return }
    members.attribute(at: offset, place)
  }

  /// `->`, between what a function takes and what it gives.
  mutating func arrow() {
    sign()
    if isAtMembers { members.arrow() }
    noteFunctionAlias()
  }

  /// `,`, between the names of several variables among other things.
  mutating func comma(depth: Int) {
    if isAtMembers, depth == self.depth { members.stay() }
  }

  /// `;`, after which nothing belongs to what stands before it.
  mutating func semicolon(at offset: Int, depth: Int) {
    end(depth: depth)
    if isAtMembers, depth == self.depth { members.separate(at: offset + 1) }
  }
}
