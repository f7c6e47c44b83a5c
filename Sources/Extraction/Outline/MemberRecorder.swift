/// Finds where the members of types start and end, so that those that nobody names can be left out
/// with all that they mention.
///
/// A member reaches from its first attribute or modifier to the next declaration. Wherever it isn't
/// sure of that, it lets both stay.
struct MemberRecorder {
  private(set) var members: [SourceOutline.Member] = []
  /// The hashes of the identifiers of all members.
  private(set) var identifiers: [UInt64] = []
  /// Whether the last of the members is being read.
  private(set) var isInMember = false
  /// Where the attributes and modifiers of the declaration start that comes next.
  private var start: Int?
  /// Whether nothing stands before the next token that it could belong to.
  private var isFresh = false
  /// Whether the next member stays, for its attributes hold what matters or were met apart from it.
  private var nextStays = false
  /// Whether an attribute stands before the next member.
  private var hasAttribute = false

  private static let implicit = Set(ImplicitMember.allCases.map { Identifier.hash($0.rawValue) })

  /// The number of the list of identifiers at hand, for `SeenIdentifiers`.
  var list: Int { -members.count }

  mutating func mention(_ hash: UInt64) { identifiers.append(hash) }

  /// `@`, with an attribute behind it.
  mutating func attribute(at offset: Int, _ place: TokenPlace) {
    prefix(at: offset, place)
    if start != nil { hasAttribute = true }
  }

  /// An attribute or modifier.
  ///
  /// - Parameter offset: Where it starts, as a UTF-8 offset.
  mutating func prefix(at offset: Int, _ place: TokenPlace) {
    guard start == nil else { return }
    guard place.mayStart || isFresh else {
      // It may belong to what stands before it, or to what comes.
      if place.isAfterNewline {
        stay()
        nextStays = true
      }
      return
    }
    close(at: offset)
    start = offset
    isFresh = false
  }

  /// A word that declares something.
  ///
  /// - Parameter member: What it declares, if that may be left out.
  mutating func declaration(at offset: Int, _ member: Kind?, mayStart: Bool) {
    let isSure = start != nil || mayStart || isFresh
    let first = start ?? offset
    // By a builder's attribute, a closure behind a call may be what it is given.
    let stays = nextStays || !isSure || member == .stored && hasAttribute
    if !isSure { stay() }
    close(at: first)
    isFresh = false
    start = nil
    guard let member else { return }
    isInMember = true
    members.append(
      SourceOutline.Member(
        range: Int32(first)..<Int32(first), stays: stays, isStored: member == .stored,
        identifiers: identifiers.count..<identifiers.count))
    (nextStays, hasAttribute) = (false, false)
  }

  enum Kind {
    /// A property that a structure may store, which its memberwise initializer takes.
    case stored
    case other
  }

  /// `class`, which may be a modifier of what comes.
  mutating func type(at offset: Int, mayStart: Bool) {
    let first = start ?? offset
    declaration(at: offset, nil, mayStart: mayStart)
    start = first
  }

  /// A type is called something, so that `class` was no modifier.
  mutating func endType() { start = nil }

  /// The member at hand is called something.
  mutating func name(_ hash: UInt64) {
    guard isInMember else { return }
    members[members.count - 1].name = hash
    if Self.implicit.contains(hash) { stay() }
  }

  /// `->`: a closure behind a call may be what a stored property is given.
  mutating func arrow() {
    if isInMember, members[members.count - 1].isStored { stay() }
  }

  /// The member at hand holds what matters whoever names it, or is several; so do the attributes of
  /// the one that comes.
  mutating func stay() {
    if isInMember {
      members[members.count - 1].stays = true
    } else if start != nil {
      nextStays = true
    }
  }

  /// Behind `;`, or at a brace that opens or closes around members.
  mutating func separate(at offset: Int) {
    close(at: offset)
    start = nil
    hasAttribute = false
    isFresh = true
  }

  /// A condition or macro, which may belong to what stands before it.
  mutating func pound(at offset: Int) {
    stay()
    separate(at: offset)
  }

  private mutating func close(at offset: Int) {
    guard isInMember else { return }
    isInMember = false
    let last = members.count - 1
    // Operators are looked for by their signs, which no outline has.
    if members[last].name == nil { members[last].stays = true }
    members[last].range = members[last].range.lowerBound..<Int32(offset)
    members[last].identifiers = members[last].identifiers.lowerBound..<identifiers.count
  }
}
