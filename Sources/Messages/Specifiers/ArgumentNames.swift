import PlainBytes
import Reading

/// Which argument each name stands for in the source language's text: `name` in `%(name)@`.
///
/// Xcode 26 writes names for authors and translators alone: an app's tables have none, and the order
/// of the source language's text says which argument is whose.
package struct ArgumentNames: Hashable, Sendable {
  private var arguments: [String: Int] = [:]

  package init() {}

  package var isEmpty: Bool { arguments.isEmpty }

  /// The names, by argument.
  package var all: [String] {
    arguments.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The argument of a name, from 1.
  package subscript(name: String) -> Int? { arguments[name] }

  /// Adds the names of a text; one that is known already stays with its argument.
  package mutating func add(_ specifiers: [FormatSpecifier]) {
    for specifier in specifiers {
      guard let value = specifier.value, let name = value.name?.text, arguments[name] == nil
      else { continue }
      arguments[name] = value.argument
    }
  }

  /// These names, with those of a text that the source doesn't have: each was likely meant for an
  /// argument whose name the text lacks.
  package func completed(for specifiers: [FormatSpecifier]) -> ArgumentNames {
    guard !isEmpty else { return self }
    let used = specifiers.compactMap { $0.value?.name?.text }
    let known = Set(used)
    var free = all.filter { !known.contains($0) }.compactMap { arguments[$0] }[...]
    var completed = self
    for name in used where completed.arguments[name] == nil {
      guard let argument = free.popFirst() else { break }
      completed.arguments[name] = argument
    }
    return completed
  }

  /// Whether a text may have a named argument; most have none.
  package static func mayBe(in text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "(")), bytes.contains(UInt8(ascii: "%")) else { return false }
    return bytes.contains("%(".utf8) || bytes.contains("$(".utf8)
  }

  /// The text as an app's table has it: without names, and with numbers where counting would give
  /// other arguments than the names do.
  ///
  /// - Parameter counting: How arguments are counted where the text stands.
  package func plain(_ text: String, counting: ArgumentCounting = ArgumentCounting()) -> String {
    guard Self.mayBe(in: text) else { return text }
    let bytes = Array(text.utf8)
    let names = completed(for: Self.specifiers(in: bytes, counting))
    var named = counting
    named.argumentOfName = { names[$0] }
    let specifiers = Self.specifiers(in: bytes, named)
    let bare = specifiers.respelled(in: bytes) { $0.spelledWithoutName(in: bytes) }
    let counted = Self.specifiers(in: Array(bare.utf8), counting)
    if counted.map(\.arguments) == specifiers.map(\.arguments) { return bare }
    return specifiers.respelled(in: bytes) { $0.spelledWithNumber(in: bytes) }
  }

  private static func specifiers(
    in bytes: [UInt8], _ counting: ArgumentCounting
  ) -> [FormatSpecifier] {
    SpecifierScan(bytes, options: .catalogSubstitution, counting: counting).specifiers
  }
}

extension FormatSpecifier {
  /// The specifier without its name; nil where it has none.
  fileprivate func spelledWithoutName(in bytes: [UInt8]) -> String? {
    bare(in: bytes).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The same with its argument's number.
  fileprivate func spelledWithNumber(in bytes: [UInt8]) -> String? {
    let (specifier, spelling) = bare(in: bytes) ?? (self, Array(bytes[range]))
    var numbered: [UInt8] = []
    specifier.appendNumbered(spelling[...], to: &numbered)
    return String(decoding: numbered, as: UTF8.self)
  }

  private func bare(in bytes: [UInt8]) -> (specifier: FormatSpecifier, bytes: [UInt8])? {
    guard var value, let name = value.name, !name.text.isEmpty else { return nil }
    // "20%(net)incl." is text.
    let isWord = name.text.utf8.allSatisfy(\.mayBeWordPart)
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    guard isWord, value.conversion == .object || !next.isASCIILetter else { return nil }
    let spelling =
      bytes[range.lowerBound..<(name.range.lowerBound - 1)]
      + bytes[(name.range.upperBound + 1)..<range.upperBound]
    value.name = nil
    return (FormatSpecifier(range: 0..<spelling.count, kind: .value(value)), Array(spelling))
  }
}
