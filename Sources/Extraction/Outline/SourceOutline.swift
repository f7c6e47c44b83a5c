/// What one pass over a Swift file's bytes tells without parsing: which names stand where, what is
/// declared, and which bodies could be left out.
///
/// The pass knows Swift's tokens, comments and texts included, but no grammar: it may see too many
/// names, never too few.
struct SourceOutline: Sendable {
  /// The hashes of the identifiers outside of bodies and members, each at least once.
  var identifiers: [UInt64] = []
  /// Whether a text stands outside of bodies.
  var hasText = false
  /// The hashes of what the file declares outside of types, and of the types that it extends.
  var declared: [UInt64] = []
  /// The hashes of the types that are declared, those inside of others included.
  var types: [UInt64] = []
  /// The hashes of the names of aliases of function types.
  var functionAliases: [UInt64] = []
  /// The extensions, with what each adds.
  var extensions: [Extension] = []
  /// Whether the file is one of tests, whose texts nobody sees who uses the app.
  var isTest = false
  /// The bodies of functions, getters and the like, from the outside: none lies in another.
  var bodies: [Body] = []
  /// The properties and functions of types that can be left out, in order.
  var members: [Member] = []
  /// The hashes of the identifiers of members, outside of bodies.
  var memberIdentifiers: [UInt64] = []
  /// The comments, in order; none in a file whose brackets don't match.
  var comments: [Comment] = []
  /// The hashes of the identifiers in bodies, and of their headers.
  var bodyIdentifiers: [UInt64] = []

  /// The inside of the braces of a function or accessor.
  struct Body: Sendable {
    /// In UTF-8 offsets.
    var range: Range<Int32>
    /// Whether a value must be left for the braces to read as a getter.
    var isGetter: Bool
    /// Whether a text stands in it.
    var hasText = false
    /// Whether it may hand on what it is given, as wrappers of localizing functions do, or give the
    /// bundle that they look texts up in.
    var mayPass = false
    /// Whether nothing reads it at all: a preview.
    var isIgnored = false
    /// The hash of the name of the type that it is a member of.
    var type: UInt64?
    /// Where its identifiers and those of its header are; none where nothing reads it.
    var identifiers: Range<Int>
  }

  /// A property or function of a type, which matters only where somebody names it.
  struct Member: Sendable {
    /// From its first attribute or modifier up to the next declaration, in UTF-8 offsets.
    var range: Range<Int32>
    /// The hash of its name; nil for patterns and operators.
    var name: UInt64?
    /// Whether it matters whoever names it: a text stands in it, it has no name, or its ends are
    /// uncertain.
    var stays: Bool
    /// Whether it may be a parameter of a memberwise initializer.
    var isStored = false
    /// Where its identifiers are.
    var identifiers: Range<Int>
  }

  /// What an extension that stands in no type adds.
  struct Extension: Sendable {
    /// The hash of the extended type's last name.
    var type: UInt64
    /// The hashes of the names of functions and variables.
    var members: [UInt64] = []
  }

  struct Comment: Sendable {
    /// In UTF-8 offsets.
    var range: Range<Int32>
    /// Whether what stands before it and behind it stand on different lines for it.
    var hasLineEnd: Bool
  }

  /// The identifiers of a body and its header.
  func identifiers(of body: Body) -> ArraySlice<UInt64> { bodyIdentifiers[body.identifiers] }

  /// The identifiers of a member, outside of bodies.
  func identifiers(of member: Member) -> ArraySlice<UInt64> {
    memberIdentifiers[member.identifiers]
  }

  var bodyIdentifierCount: Int { bodyIdentifiers.count }

  mutating func addBodyIdentifier(_ hash: UInt64) { bodyIdentifiers.append(hash) }

  /// Forgets the identifiers of a body that is never read.
  mutating func removeBodyIdentifiers(from start: Int) {
    bodyIdentifiers.removeSubrange(start...)
  }

  /// The outline of a file.
  ///
  /// - Parameter separatesBodies: Whether bodies are told from the rest; otherwise none is found.
  static func of(_ bytes: [UInt8], separatesBodies: Bool) -> SourceOutline {
    bytes.withUnsafeBufferPointer { bytes in
      NestingScan.outline(of: bytes, separatesBodies: separatesBodies)
        ?? PlainScan.outline(of: bytes)
    }
  }
}
