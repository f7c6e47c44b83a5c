import PlainBytes
import Reading

/// Makes an outline of the tokens that a scan comes across.
///
/// It keeps its hands off whatever might be something else: a body is one only if a header was
/// seen that surely opens it, at the level of declarations.
struct OutlineRecorder {
  private(set) var outline = SourceOutline()
  /// Whether the braces matched up to here.
  private(set) var isSound = true
  private let bytes: UnsafeBufferPointer<UInt8>
  private let separatesBodies: Bool
  private var seen = SeenIdentifiers()
  var members = MemberRecorder()

  /// The open braces.
  private var blocks: [Block] = []
  private var header: Header?
  private var headerIdentifiers: [UInt64] = []
  /// The header of the accessors at hand.
  private var accessorHeader: [UInt64] = []
  /// How many braces were open where the body at hand began.
  private var bodyLevel: Int?
  private var bodyStart = 0
  /// Whether the outermost brace is an extension's.
  private var isInExtension = false
  /// What the last type or extension is called; nil until its name was read.
  private var typeName: UInt64?
  /// What the alias at hand is called.
  private var alias: UInt64?
  /// What the next word names.
  private var naming = Naming.nothing

  private struct Block {
    var kind: Kind
    /// How many brackets of all kinds are open inside of it.
    var depth: Int
    /// The hash of the name of the type whose members it holds.
    var type: UInt64?
    /// Whether that is a structure, where it is declared.
    var isStructure = false

    enum Kind {
      /// Holds declarations.
      case type
      case accessors
      case body
      case other
    }
  }

  /// A declaration whose braces may follow.
  private struct Header {
    var kind: Kind
    var start: Int
    var depth: Int
    var isStructure = false

    enum Kind {
      case type
      case extended
      case function
      case accessor
      case variable
      case preview
    }
  }

  private enum Naming {
    case nothing
    case type
    case extended
    case declared
    case member
    case module
  }

  init(bytes: UnsafeBufferPointer<UInt8>, separatesBodies: Bool) {
    self.bytes = bytes
    self.separatesBodies = separatesBodies
  }

  private var isAtDeclarations: Bool { bodyLevel == nil && (blocks.last?.kind ?? .type) == .type }
  var depth: Int { blocks.last?.depth ?? 0 }
  /// Whether members of a type stand here.
  var isAtMembers: Bool {
    separatesBodies && bodyLevel == nil && blocks.last?.kind == .type
  }

  // MARK: Tokens

  /// - Parameters:
  ///   - isPlain: Whether neither `.` nor `@` stands before the word.
  ///   - place: Where it stands.
  ///   - isInCondition: Whether it stands in `#if`.
  mutating func word(
    _ hash: UInt64, _ range: Range<Int>, isPlain: Bool, _ place: TokenPlace, isInCondition: Bool
  ) {
    guard bodyLevel == nil else { return mentionInBody(hash) }
    let wasNaming = naming != .nothing
    if !wasNaming, isPlain, place.depth == depth, range.count <= DeclarationWord.longest {
      if place.isAfterNewline, header?.kind == .variable { header = nil }
      start(hash, at: range.lowerBound, place)
    }
    mention(hash)
    if wasNaming { name(hash, range, place, isInCondition) }
    if header != nil { headerIdentifiers.append(hash) }
  }

  /// Notes that a name occurs outside of bodies.
  private mutating func mention(_ hash: UInt64) {
    if members.isInMember {
      if seen.insert(hash, in: members.list) { members.mention(hash) }
    } else if seen.insert(hash, in: 0) {
      outline.identifiers.append(hash)
    }
  }

  private mutating func mentionInBody(_ hash: UInt64) {
    if seen.insert(hash, in: outline.bodies.count + 1) { outline.addBodyIdentifier(hash) }
  }

  /// Whether the members here are a structure's own.
  var isInStructure: Bool { blocks.last?.isStructure == true }

  /// Notes that the alias at hand stands for a type of functions.
  mutating func noteFunctionAlias() {
    if bodyLevel == nil, let alias { outline.functionAliases.append(alias) }
    alias = nil
  }

  private mutating func name(
    _ hash: UInt64, _ range: Range<Int>, _ place: TokenPlace, _ isInCondition: Bool
  ) {
    switch naming {
    case .type: nameType(hash, range, place)
    case .extended: nameExtension(hash, range)
    case .declared:
      outline.declared.append(hash)
      naming = .nothing
    case .member:
      if isInExtension { outline.extensions[outline.extensions.count - 1].members.append(hash) }
      members.name(hash)
      naming = .nothing
    case .module:
      guard !DeclarationWord.importKinds.contains(hash) else { return }
      if blocks.isEmpty, !isInCondition, DeclarationWord.testModules.contains(hash) {
        outline.isTest = true
      }
      naming = .nothing
    case .nothing: break
    }
  }

  private mutating func nameType(_ hash: UInt64, _ range: Range<Int>, _ place: TokenPlace) {
    // Whoever means a type inside of another names that one, too, or is inside of it.
    if blocks.isEmpty { outline.declared.append(hash) }
    outline.types.append(hash)
    typeName = hash
    if header == nil { alias = hash }
    naming = .nothing
    // `class func`, `class var`.
    if header != nil { start(hash, at: range.lowerBound, place) }
    if naming == .nothing { members.endType() }
  }

  private mutating func nameExtension(_ hash: UInt64, _ range: Range<Int>) {
    outline.declared.append(hash)
    // `extension Outer.Inner` declares members of Inner.
    let isPath = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: ".")
    guard !isPath else { return }
    if blocks.isEmpty { outline.extensions.append(SourceOutline.Extension(type: hash)) }
    typeName = hash
    naming = .nothing
  }

  /// Starts the header of a declaration or accessor, if the word does.
  private mutating func start(_ hash: UInt64, at offset: Int, _ place: TokenPlace) {
    if blocks.last?.kind == .accessors {
      guard DeclarationWord.accessors.contains(hash) else { return }
      begin(.accessor, at: offset, place.depth)
      headerIdentifiers = accessorHeader
      return
    }
    guard isAtDeclarations, let word = DeclarationWord.byHash[hash] else { return }
    alias = nil
    start(word, hash, at: offset, place.depth)
    if isAtMembers { noteMember(word, hash, at: offset, place) }
  }

  private mutating func start(
    _ word: DeclarationWord, _ hash: UInt64, at offset: Int, _ depth: Int
  ) {
    switch word {
    case .type:
      begin(.type, at: offset, depth)
      header?.isStructure = hash == DeclarationWord.structureKeyword
      typeName = nil
      naming = .type
    case .extended:
      begin(.extended, at: offset, depth)
      typeName = nil
      naming = .extended
    case .function:
      begin(.function, at: offset, depth)
      naming = hash == DeclarationWord.functionKeyword ? value : .nothing
    case .subscripted:
      begin(.variable, at: offset, depth)
    case .variable:
      begin(.variable, at: offset, depth)
      naming = value
    case .constant, .alias, .imported, .other:
      header = nil
      naming = Self.naming(after: word, value)
    case .modifier: break
    }
  }

  /// What the next word names after one that opens no braces.
  private static func naming(after word: DeclarationWord, _ value: Naming) -> Naming {
    switch word {
    case .constant: value
    case .alias: .type
    case .imported: .module
    default: .nothing
    }
  }

  /// What the name of a function or variable is called here.
  private var value: Naming { blocks.isEmpty ? .declared : .member }

  private static let array = Identifier.hash("Array")

  private mutating func begin(_ kind: Header.Kind, at offset: Int, _ depth: Int) {
    header = Header(kind: kind, start: offset, depth: depth)
    headerIdentifiers.removeAll(keepingCapacity: true)
  }

  /// A text starts.
  mutating func text() {
    if bodyLevel == nil {
      outline.hasText = true
      members.stay()
    } else {
      outline.bodies[outline.bodies.count - 1].hasText = true
    }
  }

  /// `=` or `;`, after which no braces belong to a variable's header.
  mutating func end(depth: Int) {
    guard bodyLevel == nil else { return }
    naming = .nothing
    if depth == self.depth, header?.kind == .variable { header = nil }
  }

  /// Any other sign: an operator may be what a function is called.
  @inline(__always)
  mutating func sign() {
    if naming != .nothing { naming = .nothing }
  }

  /// `#name`: a macro or a condition.
  mutating func pound(_ name: Range<Int>, depth: Int) {
    let hash = name.reduce(ByteHash.seed) { ByteHash.combine($0, bytes[$1]) }
    guard bodyLevel == nil else { return mentionInBody(hash) }
    mention(hash)
    naming = .nothing
    guard depth == self.depth, isAtDeclarations else { return }
    if isAtMembers { members.pound(at: name.lowerBound - 1) }
    header = nil
    if hash == DeclarationWord.preview { begin(.preview, at: name.lowerBound, depth) }
  }

  /// A comment, from its start to its end.
  mutating func comment(_ range: Range<Int>, hasLineEnd: Bool) {
    outline.comments.append(
      SourceOutline.Comment(
        range: Int32(range.lowerBound)..<Int32(range.upperBound), hasLineEnd: hasLineEnd))
  }

  /// What was read makes it uncertain which brace closes what.
  mutating func giveUp() { isSound = false }
}

// MARK: Braces

extension OutlineRecorder {
  /// - Parameter depth: How many brackets are open around the brace.
  mutating func openBrace(at offset: Int, depth: Int, isAfterNewline: Bool) {
    naming = .nothing
    guard bodyLevel == nil else {
      blocks.append(Block(kind: .other, depth: depth + 1))
      return
    }
    let kind = blockKind(at: offset, depth, isAfterNewline)
    if kind == .accessors { accessorHeader = headerIdentifiers }
    if kind == .body, separatesBodies { beginBody(at: offset) }
    if blocks.isEmpty { isInExtension = header?.kind == .extended }
    if isInExtension, blocks.isEmpty, typeName == nil {
      // `extension [Element]`: types with a sign of their own are the standard library's.
      outline.extensions.append(SourceOutline.Extension(type: Self.array))
    }
    var block = Block(kind: kind, depth: depth + 1)
    if kind == .type { (block.type, block.isStructure) = (typeName, header?.isStructure == true) }
    blocks.append(block)
    if isAtMembers { members.separate(at: offset) }
    // The braces of a default value stand inside of the header.
    if let header, header.depth >= depth { self.header = nil }
  }

  private func blockKind(at offset: Int, _ depth: Int, _ isAfterNewline: Bool) -> Block.Kind {
    guard let header, header.depth == depth, depth == self.depth else { return .other }
    switch header.kind {
    case .type, .extended: return .type
    case .function, .accessor, .preview: return .body
    case .variable:
      guard !isAfterNewline else { return .other }
      switch VariableBraces(bytes, from: offset + 1) {
      case .accessors: return .accessors
      case .statements: return .body
      case .unclear: return .other
      }
    }
  }

  private mutating func beginBody(at offset: Int) {
    bodyLevel = blocks.count
    bodyStart = header?.start ?? offset
    let first = outline.bodyIdentifierCount
    for hash in headerIdentifiers { outline.addBodyIdentifier(hash) }
    outline.bodies.append(
      SourceOutline.Body(
        range: Int32(offset + 1)..<Int32(offset + 1), isGetter: header?.kind == .variable,
        isIgnored: header?.kind == .preview, type: blocks.last { $0.kind == .type }?.type,
        identifiers: first..<first))
  }

  /// - Parameter depth: How many brackets are open behind the brace.
  mutating func closeBrace(at offset: Int, depth: Int) {
    naming = .nothing
    let endsMembers = isAtMembers
    guard let block = blocks.popLast(), block.depth == depth + 1 else { return giveUp() }
    if endsMembers { members.separate(at: offset) }
    if let header, header.depth >= depth { self.header = nil }
    guard bodyLevel == blocks.count else { return }
    bodyLevel = nil
    endBody(at: offset)
  }

  private mutating func endBody(at offset: Int) {
    var body = outline.bodies.removeLast()
    let start = Int(body.range.lowerBound)
    body.range = body.range.lowerBound..<Int32(offset)
    let (inside, header) = (bytes[start..<offset], bytes[bodyStart..<start])
    body.mayPass =
      !body.isIgnored
      && (PassingMarks.mayPass(body, inside, header: header)
        || PassingMarks.mayGiveBundle(body: inside, header: header))
    let first = body.identifiers.lowerBound
    if body.isIgnored { outline.removeBodyIdentifiers(from: first) }
    body.identifiers = first..<outline.bodyIdentifierCount
    outline.bodies.append(body)
  }

  /// What was found, if the braces matched to the end.
  consuming func finished() -> SourceOutline? {
    guard isSound, blocks.isEmpty else { return nil }
    outline.members = members.members
    outline.memberIdentifiers = members.identifiers
    return outline
  }
}
