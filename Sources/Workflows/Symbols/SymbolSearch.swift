import Catalogs
import Exchange
import Extraction
import Locking
import PlainBytes
import Reading

/// Finds which of some symbols code names: `.homeTitle`, `.Settings.homeTitle`,
/// `L10n.homeTitle(3)`.
///
/// Capitals don't count: what Xcode makes of them in odd keys is known from few examples.
struct SymbolSearch: Sendable {
  /// Which members of a symbol's name count.
  enum Members: Sendable {
    /// Any: a key that is used must not be called unused, and few names of texts are names of
    /// something else.
    case all
    /// Those that may be the symbol of a table's key by what stands before them: nothing, as the place
    /// tells the type, or that type, which is `LocalizedStringResource`; and of another table than
    /// `Localizable` the table's type behind that. One that isn't called is a property, and what
    /// has arguments is another's. Arguments that say what a control is for are none, but for those
    /// of what the project declares to take resources.
    case ofTable(String, isCalled: Bool, resources: ResourceParameters = ResourceParameters())
  }

  /// Labels of arguments of SwiftUI and UIKit that are no text: `role: .cancel`.
  static let labelsOfRoles: Set<String> = ["placement", "role", "style"]

  private let symbols: [[UInt8]: [SymbolName]]

  init(_ symbols: some Sequence<SymbolName>) {
    self.symbols = Dictionary(grouping: symbols, by: \.folded)
  }

  /// The symbols that were found, with the first of the files that names each; the files that
  /// declare symbols name none.
  ///
  /// - Parameter read: The bytes of a file; called from several threads.
  func found(
    in paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [SymbolName: String] {
    guard !symbols.isEmpty else { return [:] }
    let names = parallelMap(paths) { _, path -> Set<SymbolName> in
      read(path).map { self.names(in: $0) } ?? []
    }
    var found: [SymbolName: String] = [:]
    for (path, names) in zip(paths, names) {
      for name in names { found[name] = min(found[name] ?? path, path) }
    }
    return found
  }

  /// The symbols that a file names behind a dot.
  func names(in bytes: [UInt8]) -> Set<SymbolName> {
    Set(places(in: bytes).map(\.symbol))
  }

  /// Where a file names symbols behind a dot, in order: without the dot and without backticks; nowhere
  /// in a file that declares symbols.
  func places(
    in bytes: [UInt8], of members: Members = .all
  ) -> [(symbol: SymbolName, range: Range<Int>)] {
    guard !SymbolSource.isLikely(bytes) else { return [] }
    var type = TypeBefore(members)
    lazy var comments = SwiftComments.ranges(in: bytes)
    var found: [(symbol: SymbolName, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: ".") else { continue }
      var start = index + 1
      if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while end < bytes.count, bytes[end].mayBeWordPart { end += 1 }
      guard end > start else { continue }
      let point = index
      index = end - 1
      let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
      guard let symbols = symbols[Array(name.utf8)],
        type?.stands(around: point..<end, in: bytes, comments) ?? true
      else { continue }
      found += symbols.map { (symbol: $0, range: start..<end) }
    }
    return found
  }

  /// What stands before the dot of a symbol of Xcode's.
  private struct TypeBefore {
    /// The type of the table's symbols; nil for a table whose symbols are members of
    /// `LocalizedStringResource` itself.
    private let table: SymbolName?
    private let isCalled: Bool
    private let resources: ResourceParameters
    /// The members that were asked whether they are cases, by where their dots are: a list may have
    /// thousands.
    private var cases: [Int: Bool] = [:]

    /// - Returns: Nil where anything may stand there.
    init?(_ members: Members) {
      guard case .ofTable(let table, let isCalled, let resources) = members else { return nil }
      (self.isCalled, self.resources) = (isCalled, resources)
      self.table = table == "Localizable" ? nil : SymbolName(ofTable: table)
    }

    /// - Parameters:
    ///   - member: From the dot to the end of the name.
    ///   - comments: Those of the file, in order.
    mutating func stands(
      around member: Range<Int>, in bytes: [UInt8], _ comments: [Range<Int>]
    ) -> Bool {
      let next = bytes[member.upperBound...].first { $0 != UInt8(ascii: "`") }
      guard isCalled || next != UInt8(ascii: "(") else { return false }
      var point = member.lowerBound
      if let table {
        let word = Self.word(before: point, in: bytes)
        point -= word.utf8.count + 1
        guard word == table.text, point >= 0, bytes[point] == UInt8(ascii: ".") else {
          return false
        }
      }
      let word = Self.word(before: point, in: bytes)
      guard word.isEmpty else { return word == "LocalizedStringResource" }
      return !isCase(before: point, in: bytes) && !isRole(before: point, in: bytes)
        && !Self.hasBase(before: point, in: bytes, comments)
    }

    /// Whether a member is asked of what stands before its dot, on a line above perhaps.
    private static func hasBase(
      before point: Int, in bytes: [UInt8], _ comments: [Range<Int>]
    ) -> Bool {
      let before = bytes[..<point]
      guard let last = before.lastIndex(where: { !$0.isASCIIWhitespace }) else { return false }
      let (byte, isTouching) = (bytes[last], last + 1 == point)
      guard isTouching || bytes[last..<point].contains(where: \.isLineEnd) else { return false }
      let comment = comments.partitioningIndex { $0.upperBound > last }
      let isComment = comment < comments.count && comments[comment].contains(last)
      guard isTouching || !isComment else { return false }
      let word = Self.word(before: last + 1, in: bytes)
      if !word.isEmpty { return !openers.contains(word) }
      guard "?!>".utf8.contains(byte) else { return ")]}\"`".utf8.contains(byte) }
      // `isOn ?` chooses what follows, as does `name ??`; `name?` is asked for it.
      let other = before[...last].last { !"?!>".utf8.contains($0) }
      return isTouching || other?.isASCIIWhitespace == false
    }

    /// Whether a member is an argument of SwiftUI and UIKit that says what a control is for.
    private func isRole(before point: Int, in bytes: [UInt8]) -> Bool {
      guard let last = bytes[..<point].lastIndex(where: { !$0.isASCIIWhitespace }),
        bytes[last] == UInt8(ascii: ":")
      else { return false }
      let label = Self.word(before: last, in: bytes)
      return labelsOfRoles.contains(label)
        && !resources.takes(label, of: Self.name(calledAround: last, in: bytes))
    }

    /// What is called whose arguments stand around a place; empty where that is far away, or none.
    private static func name(calledAround place: Int, in bytes: [UInt8]) -> String {
      var depth = 0
      for position in bytes.indices[..<place].suffix(longestCall).reversed() {
        switch bytes[position] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
        case UInt8(ascii: "(") where depth == 0: return word(before: position, in: bytes)
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
          guard depth > 0 else { return "" }
          depth -= 1
        default: break
        }
      }
      return ""
    }

    /// In bytes, of the arguments before one that is looked at.
    private static let longestCall = 2_000

    /// Whether `case` stands before a member, or before others of a list that it is in:
    /// `case .other, .homeTitle`.
    private mutating func isCase(before point: Int, in bytes: [UInt8]) -> Bool {
      let isCase = isInCases(before: point, in: bytes)
      cases[point] = isCase
      return isCase
    }

    private func isInCases(before point: Int, in bytes: [UInt8]) -> Bool {
      var before = bytes[..<point]
      while let last = before.lastIndex(where: { !$0.isASCIIWhitespace }) {
        before = before[...last]
        guard before.last == UInt8(ascii: ",") else {
          return last + 1 < point && Self.word(before: last + 1, in: bytes) == "case"
        }
        before = before.dropLast()
        while before.last?.isASCIIWhitespace == true { before = before.dropLast() }
        let end = before.endIndex
        while let byte = before.last, byte.mayBeWordPart || ".`".utf8.contains(byte) {
          before = before.dropLast()
        }
        if before.endIndex == end { return false }
        if let known = cases[before.endIndex] { return known }
      }
      return false
    }

    /// Words that a value of its own stands behind.
    private static let openers: Set<String> = ["return", "in", "try", "await", "throw", "where"]

    private static func word(before point: Int, in bytes: [UInt8]) -> String {
      let word = bytes[..<point].suffix(longest).reversed().prefix(while: \.mayBeWordPart)
        .reversed()
      return String(decoding: Array(word), as: UTF8.self)
    }

    /// In bytes, of a name that is looked at.
    private static let longest = 256
  }
}
