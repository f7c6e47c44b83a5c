import Diagnostics
import Reading

extension KnownFile: ByteCodable {
  func write(to writer: inout ByteWriter) {
    content.write(to: &writer)
    outline.write(to: &writer)
    writer.write(programs)
    writer.write(finding)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    content = try ContentHash(from: &reader)
    outline = try SourceOutline(from: &reader)
    programs = try reader.list()
    finding = try reader.optional()
  }
}

/// The program itself is left as bytes until somebody asks for it.
extension KnownProgram: ByteCodable {
  func write(to writer: inout ByteWriter) {
    for flags in [keeps.bodies, keeps.members] { writer.write(flags.map { $0 ? 1 : 0 } as [UInt8]) }
    writer.write(keeps.lookUps.sorted())
    writer.write(signatures)
    switch form {
    case .program(let program, let bytes): writer.write(bytes ?? program.bytes)
    case .bytes(let bytes): writer.write(bytes)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    keeps = KeptParts(
      bodies: try reader.byteList().map { $0 == 1 },
      members: try reader.byteList().map { $0 == 1 }, lookUps: Set(try reader.hashes()))
    signatures = try reader.optional()
    form = .bytes(try reader.byteList())
  }
}

extension SourceProgram {
  /// Without the path, and where its lines start, which its source tells.
  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(members)
    for flag in [isTest, hasText] { writer.write(flag) }
    writer.write(diagnostics)
    writer.write(branches.sorted { $0.order < $1.order })
    return writer.bytes
  }

  /// - Parameter source: The file's bytes.
  convenience init(
    from bytes: [UInt8], path: String, source: [UInt8]
  ) throws(ByteCodingError) {
    var reader = ByteReader(bytes)
    let members: [Member] = try reader.list()
    let (isTest, hasText) = (try reader.flag(), try reader.flag())
    let diagnostics: [Diagnostic] = try reader.list()
    let branches: [ConditionalBranch] = try reader.list()
    guard reader.isAtEnd else { throw ByteCodingError() }
    self.init(
      path: path, members: members, isTest: isTest, lines: LineMap(source), size: source.count,
      diagnostics: diagnostics, hasText: hasText, branches: Set(branches))
  }
}
