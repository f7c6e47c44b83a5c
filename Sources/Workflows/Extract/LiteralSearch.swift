import Dispatch
import Exchange
import Foundation
import Locking
import Messages
import Reading

/// Finds which of some keys stand, word for word, between quotation marks or tags of some files.
///
/// A key that the code looks up by a name, as the raw value of an enumeration does, is spelled out
/// somewhere; what is spelled out nowhere can't be looked up. An interpolation stands for any
/// specifier.
struct LiteralSearch {
  /// Stands for an interpolation or a specifier, as `SpecifierSkeleton` writes it: U+FFFC.
  static let gap: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// The keys by how they are spelled.
  private let wanted: [ArraySlice<UInt8>: [String]]
  /// Keys that are names, by their letters and digits: tools make symbols of them, such as
  /// `L10n.Cart.title` or `Strings.cart_title` of `cart.title`.
  private let symbols: [[UInt8]: [String]]
  /// A literal that says less than this many bytes, but for its interpolations, could be anything.
  private static let shortestPattern = 4
  /// In bytes.
  private static let longestSymbol = 256

  init(_ keys: some Sequence<String>) {
    wanted = Dictionary(grouping: keys) { key in
      let text = key.contains("%") ? SpecifierSkeleton(key).spelled : Array(key.utf8)
      return text[...]
    }
    let names = keys.filter { key in
      // A plain word could be anything's name.
      key.utf8.allSatisfy(Self.isNamePart) && key.contains { "._-".contains($0) }
    }
    symbols = Dictionary(grouping: names) { Self.letters(Array($0.utf8)[...]) }
  }

  /// Whether a byte may stand in a key that symbols are made of.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// What is left of a name without signs and capitals.
  private static func letters(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.filter { $0.isASCIIWordPart && $0 != UInt8(ascii: "_") }.map { $0 < 0x40 ? $0 : $0 | 0x20 }
  }

  /// Whether a file is this tool's own, which names keys without asking for any: the configuration,
  /// a baseline, or generated symbols.
  private static func isOwn(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".swift") { return SymbolSource.isLikely(bytes) }
    guard path.hasSuffix(".json") else { return false }
    return PathParts.name(of: path) == "l10n.json"
      || bytes.starts(with: "{\n  \"version\": 1,\n  \"findings\": [".utf8)
  }

  /// The keys that were found, with the first of the files that has each.
  ///
  /// - Parameter read: The bytes of a file; called from several threads.
  func found(
    in paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [String: String] {
    guard !wanted.isEmpty else { return [:] }
    let found = Locked<[String: String]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let bytes = read(paths[index]) else { return }
      let keys = keys(in: bytes, of: paths[index])
      guard !keys.isEmpty else { return }
      found.withLock { found in
        for key in keys {
          found[key] = min(found[key] ?? paths[index], paths[index])
        }
      }
    }
    return found.withLock { $0 }
  }

  /// The wanted keys that a file spells out; none in one that is this tool's own.
  func keys(in bytes: [UInt8], of path: String) -> Set<String> {
    Self.isOwn(path, bytes) ? [] : keys(in: bytes, isMarkup: !Self.isCode(path))
  }

  private static func isCode(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".c", ".cpp"].contains(PathParts.suffix(of: path))
  }

  /// The wanted keys that one file spells out.
  func keys(in bytes: [UInt8], isMarkup: Bool) -> Set<String> {
    var found: Set<String> = []
    var scan = LiteralScan(bytes, isMarkup: isMarkup)
    while let literal = scan.next() {
      found.formUnion(wanted[literal] ?? [])
      if !isMarkup, literal.contains(Self.gap[0]) { found.formUnion(keys(madeBy: literal)) }
    }
    if !isMarkup, !symbols.isEmpty { addKeys(ofSymbolsIn: bytes, to: &found) }
    return found
  }

  /// Adds the keys whose symbols the code names, with or without the types that these are in.
  private func addKeys(ofSymbolsIn bytes: [UInt8], to found: inout Set<String>) {
    for chain in bytes.split(whereSeparator: { !$0.isASCIIWordPart && $0 != UInt8(ascii: ".") }) {
      guard chain.count <= Self.longestSymbol else { continue }
      var rest = chain
      while !rest.isEmpty {
        found.formUnion(symbols[Self.letters(rest)] ?? [])
        guard let dot = rest.firstIndex(of: UInt8(ascii: ".")) else { break }
        rest = rest[(dot + 1)...]
      }
    }
  }

  /// The keys that a literal becomes with some text in the place of its interpolations.
  private func keys(madeBy literal: ArraySlice<UInt8>) -> [String] {
    let parts = Array(literal).split(separator: Self.gap, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1,
      parts.reduce(0, { $0 + $1.count }) >= Self.shortestPattern
    else { return [] }
    return wanted.filter { spelling, _ in
      guard spelling.count >= first.count + last.count, spelling.starts(with: first),
        spelling.suffix(last.count).elementsEqual(last)
      else { return false }
      var rest = spelling.dropFirst(first.count).dropLast(last.count)
      for part in parts.dropFirst().dropLast() {
        guard let place = rest.firstRange(of: part) else { return false }
        rest = rest[place.upperBound...]
      }
      return true
    }.flatMap(\.value)
  }
}

extension SpecifierSkeleton {
  /// The text with a gap for each specifier, as a literal with interpolations has it.
  fileprivate var spelled: [UInt8] {
    Array(text.utf8).replacing(Array("%%".utf8), with: Array("%".utf8))
  }
}
