import Diagnostics
import Foundation
import SwiftSyntax

/// Reads one Swift file into its reduced program.
enum SourceReader {
  /// - Parameters:
  ///   - path: How diagnostics name the file.
  ///   - bytes: The file's bytes; invalid UTF-8 is reported and read as far as it goes.
  ///   - outline: What a pass over the bytes told of them.
  ///   - parts: The parts of the outline that are read; nil for all.
  ///   - included: What counts of the code that no release runs.
  ///   - keepsAll: Whether code is kept that can't reach a literal.
  ///   - isPart: Whether what is read is only to be joined with what was read before.
  static func read(
    path: String, bytes: [UInt8], outline: SourceOutline, keeping parts: KeptParts? = nil,
    included: IncludedCode = [], keepsAll: Bool = false, isPart: Bool = false
  ) -> SourceProgram {
    let parts = parts ?? .all(of: outline)
    let source = CondensedSource(bytes, outline, keeping: parts)
    let scan = source.bytes.withUnsafeBufferPointer { NestingScan.result(of: $0) }
    if let excess = scan.excess {
      let place = source.original(of: excess.offset)
      return unread(path: path, bytes, NestingExcess(offset: place, kind: excess.kind))
    }
    let marks = SourceMarks(of: source.bytes, lookUps: parts.lookUps)
    func parsed() -> SourceProgram {
      Self.parsed(path: path, bytes, source, marks, scan, included, keepsAll, isPart)
    }
    return scan.isLarge ? largeFiles.withLock(parsed) : parsed()
  }

  /// Reads what is added to a file of which some parts were read; all of it where that can't be told.
  ///
  /// - Parameters:
  ///   - known: What was read of it last; nil where nothing was.
  ///   - parts: The parts that matter now, those of before among them.
  /// - Returns: What reading all of these at once would give.
  static func read(
    after known: KnownProgram?, path: String, bytes: [UInt8], outline: SourceOutline,
    keeping parts: KeptParts, included: IncludedCode = [], keepsAll: Bool = false
  ) -> SourceProgram {
    func read(_ parts: KeptParts, isPart: Bool) -> SourceProgram {
      Self.read(
        path: path, bytes: bytes, outline: outline, keeping: parts, included: included,
        keepsAll: keepsAll, isPart: isPart)
    }
    guard !keepsAll, let known, let program = known.program, program.diagnostics.isEmpty,
      let added = AddedParts(of: outline, to: known.keeps, for: parts),
      let joined = program.joined(
        with: read(added.parts, isPart: true), where: added.areRead)
    else { return read(parts, isPart: false) }
    return joined
  }

  private static let largeFiles = NSLock()

  private static func parsed(
    path: String, _ bytes: [UInt8], _ source: CondensedSource, _ marks: SourceMarks,
    _ scan: NestingScan.Result, _ included: IncludedCode, _ keepsAll: Bool, _ isPart: Bool
  ) -> SourceProgram {
    let tree: SourceFileSyntax
    do throws(ParsingExcess) {
      tree = try GuardedParser.uncheckedTree(of: source.bytes, isShallow: scan.isShallow)
    } catch {
      return unread(path: path, bytes, error.excess)
    }
    var diagnostics: [Diagnostic] = []
    if let offset = invalidUTF8Ranges(in: bytes, limit: 1).first?.lowerBound {
      diagnostics.append(invalidText(path: path, offset: offset))
    }
    if tree.hasError, let offset = firstErrorOffset(in: tree) {
      diagnostics.append(syntaxError(path: path, offset: source.original(of: offset)))
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let lowering = Lowering(
        bytes: buffer, condensed: source, marks: marks,
        includesDebug: included.contains(.debug), keepsAll: keepsAll)
      let members = lowering.members(of: tree)
      return SourceProgram(
        path: path, members: members, isTest: !included.contains(.tests) && isTest(tree),
        lines: LineMap(buffer), size: bytes.count, diagnostics: diagnostics,
        hasText: marks.hasText, branches: lowering.branches.found, isPart: isPart)
    }
  }

  private static func unread(
    path: String, _ bytes: [UInt8], _ excess: NestingExcess
  ) -> SourceProgram {
    SourceProgram(
      path: path, members: [], isTest: false, lines: LineMap(bytes), size: bytes.count,
      diagnostics: [leftOut(path: path, excess)])
  }

  /// The outline tells it sooner, but not of a file whose brackets don't match.
  private static func isTest(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      guard case .decl(let declaration) = item.item,
        let path = declaration.as(ImportDeclSyntax.self)?.path.first
      else { return false }
      return path.name.text == "XCTest" || path.name.text == "Testing"
    }
  }

  /// Where the parser first met something unexpected or missed something.
  private static func firstErrorOffset(in tree: SourceFileSyntax) -> Int? {
    var node = Syntax(tree)
    while true {
      if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) { break }
      guard let child = node.children(viewMode: .all).first(where: hasError) else { break }
      node = child
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func hasError(_ node: Syntax) -> Bool {
    node.hasError || node.is(UnexpectedNodesSyntax.self)
      || node.as(TokenSyntax.self)?.presence == .missing
  }

  private static func syntaxError(path: String, offset: Int) -> Diagnostic {
    Diagnostic(
      id: ExtractionDiagnostic.syntax, severity: .warning,
      message: "this file has a syntax error here; strings after it may be missing, "
        + "and no key that may stand in it is marked stale until it is mended",
      location: Location(file: path, range: offset..<offset))
  }

  private static func leftOut(path: String, _ excess: NestingExcess) -> Diagnostic {
    Diagnostic(
      id: excess.kind.isOfTime ? ExtractionDiagnostic.tooSlow : ExtractionDiagnostic.tooComplex,
      severity: .warning, message: excess.message + "; no key is marked stale until it is read",
      location: Location(file: path, range: excess.offset..<excess.offset + 1))
  }

  private static func invalidText(path: String, offset: Int) -> Diagnostic {
    Diagnostic(
      id: "invalid-utf8", severity: .warning,
      message: "this byte is not UTF-8; save the file as UTF-8 so that its strings can be read",
      location: Location(file: path, range: offset..<offset + 1))
  }
}
