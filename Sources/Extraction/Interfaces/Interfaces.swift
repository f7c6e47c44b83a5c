import Diagnostics
import ExtractionData
import Reading

/// What is known of the standard library and Apple's frameworks: the interface files of
/// `ExtractionData`, read once per process.
///
/// The tool holds what the files declare, not their texts: parsing these took longer than most
/// projects do. `l10n-dev generate interfaces` writes it, and a test says when that is due.
enum Interfaces {
  static let programs: [SourceProgram] = {
    let data = extraction_interfaces()
    let bytes = Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
    do throws(ByteCodingError) {
      return try programs(from: bytes)
    } catch {
      preconditionFailure("Sources/ExtractionData/interfaces.bytes is not what this tool writes")
    }
  }()

  /// Reads what `InterfaceFile.bytes(of:)` wrote.
  static func programs(from bytes: [UInt8]) throws(ByteCodingError) -> [SourceProgram] {
    var reader = ByteReader(bytes)
    let programs = try reader.list(of: InterfaceProgram.self).map(\.program)
    guard reader.isAtEnd else { throw ByteCodingError() }
    return programs
  }
}

/// A file of `Sources/ExtractionData/apis`.
package struct InterfaceFile: Sendable {
  package var name: String
  /// Swift, in UTF-8.
  package var source: [UInt8]

  package init(name: String, source: [UInt8]) {
    self.name = name
    self.source = source
  }

  /// What files declare, in the order given, as the tool embeds it.
  package static func bytes(of files: [InterfaceFile]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(files.map { InterfaceProgram(program: $0.program) })
    return writer.bytes
  }

  var program: SourceProgram {
    SourceReader.read(
      path: name, bytes: source, outline: SourceOutline.of(source, separatesBodies: false))
  }
}

/// An interface file's declarations; no place in it is ever shown.
private struct InterfaceProgram: ByteCodable {
  var program: SourceProgram

  init(program: SourceProgram) { self.program = program }

  func write(to writer: inout ByteWriter) {
    precondition(program.diagnostics.isEmpty, "\(program.path) has syntax errors")
    writer.write(program.path)
    writer.write(program.members)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    program = SourceProgram(
      path: try reader.text(), members: try reader.list(), isTest: false, lines: LineMap([]),
      size: 0, diagnostics: [])
  }
}
