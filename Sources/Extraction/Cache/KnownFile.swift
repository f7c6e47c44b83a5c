import Reading

/// What is known of a file, as long as its bytes are the same.
struct KnownFile: Sendable {
  /// Tells its bytes from others.
  var content: ContentHash
  var outline: SourceOutline
  /// By what is kept of it; several where one extraction reads more and more of it.
  var programs: [KnownProgram] = []
  /// What was found in it, with all that this depends on.
  var finding: KnownFinding?

  /// Whether the next extraction may find out what this one did not.
  var isTransient: Bool {
    programs.contains { $0.program?.diagnostics.contains(where: \.isTransient) == true }
  }

  /// The program of these parts, if it is known.
  ///
  /// - Parameters:
  ///   - path: How diagnostics name the file.
  ///   - source: The file's bytes.
  func program(keeping parts: KeptParts, path: String, source: [UInt8]) -> KnownProgram? {
    programs.first { $0.keeps == parts }?.opened(path: path, source: source)
  }

  /// What tells a program of the file from those of other bytes, and of other parts.
  static func identity(of content: ContentHash, keeping parts: KeptParts) -> ContentHash {
    var hash = content
    for keeps in [parts.bodies, parts.members] {
      hash.combine(ContentHash(of: keeps.map { $0 ? 1 : 0 }))
    }
    for name in parts.lookUps.sorted() { hash.combine(ContentHash(high: name, low: 0)) }
    return hash
  }
}

/// A program of a file, with some of its parts.
struct KnownProgram: Sendable {
  var keeps: KeptParts
  /// What other files can see of it, bodies aside; nil where nobody has asked.
  var signatures: ContentHash?
  var form: Form

  enum Form: Sendable {
    /// With its bytes, where it was read from them.
    case program(SourceProgram, [UInt8]?)
    case bytes([UInt8])
  }

  var program: SourceProgram? {
    if case .program(let program, _) = form { program } else { nil }
  }

  /// The same with its program at hand; nil where its bytes are none.
  func opened(path: String, source: [UInt8]) -> KnownProgram? {
    guard case .bytes(let bytes) = form else { return self }
    guard let program = try? SourceProgram(from: bytes, path: path, source: source) else {
      return nil
    }
    return KnownProgram(keeps: keeps, signatures: signatures, form: .program(program, bytes))
  }
}

extension SourceProgram {
  /// Tells what other files can see of this one from what they could see of another one, unless they
  /// look into a body.
  var signatures: ContentHash {
    var writer = ByteWriter(forComparing: true)
    writer.write(isTest)
    writer.write(members)
    return ContentHash(of: writer.bytes)
  }

  /// The same without members that nobody names, whichever of these were read.
  func signatures(named names: NameSet) -> ContentHash {
    var writer = ByteWriter(forComparing: true)
    writer.write(isTest)
    writer.write(members.map { $0.reduced(to: names) })
    return ContentHash(of: writer.bytes)
  }
}

extension Member {
  /// The same without members of types that aren't called one of some names.
  fileprivate func reduced(to names: NameSet) -> Member {
    guard case .type(let type) = self else { return self }
    let members = type.members.filter { member in
      switch member {
      case .variable(let variable):
        variable.boundNames.contains { names.contains(Identifier.hash($0)) }
      case .function(let function):
        function.kind != .function || names.contains(Identifier.hash(function.name))
      case .type, .enumCase, .alias, .statement: true
      }
    }
    return .type(TypeDeclaration(type, members: members.map { $0.reduced(to: names) }))
  }
}
