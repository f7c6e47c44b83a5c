import Exchange
import Extraction
import Locking
import Messages
import PlainBytes
import Reading
import Resources

/// Finds which of some keys stand, word for word, between quotation marks or tags of some files.
///
/// A key that the code looks up by a name, as the raw value of an enumeration does, is spelled out
/// somewhere; what is spelled out nowhere can't be looked up. An interpolation stands for any
/// specifier.
struct LiteralSearch {
  /// Stands for an interpolation or a specifier, as `SpecifierSkeleton` writes it: U+FFFC.
  static let gap: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// The keys by how they are spelled: with their specifiers, or with interpolations for these.
  let wanted: [ArraySlice<UInt8>: [ExactKey]]
  /// Those of the spellings that have specifiers in them.
  private let formats: Set<ArraySlice<UInt8>>
  private let patterns: SpellingPatterns
  private let symbols: SpelledSymbols
  /// The keys that may be in use for a comment, too.
  private let inComments: Set<ExactKey>
  private let lookUps: Set<String>
  /// Of a key in one file; a literal with hardly a word in it may become many keys.
  private static let mostPlaces = 32

  /// - Parameters:
  ///   - inComments: Of the keys those that genstrings may have found in a comment, where people name
  ///     what they look up by other means.
  ///   - lookUps: What functions and members of the project are called that look texts up.
  init(
    _ keys: some Sequence<String>, inComments: Set<ExactKey> = [], lookUps: Set<String> = []
  ) {
    self.inComments = inComments
    self.lookUps = lookUps
    var wanted: [ArraySlice<UInt8>: [ExactKey]] = [:]
    var formats: Set<ArraySlice<UInt8>> = []
    for key in keys {
      let text = Array(key.utf8)[...]
      wanted[text, default: []].append(ExactKey(key))
      guard key.contains("%") else { continue }
      let spelled = SpecifierSkeleton(key).spelled[...]
      if spelled != text { wanted[spelled, default: []].append(ExactKey(key)) }
      if spelled.contains(Self.gap[0]) { formats.insert(text) }
    }
    self.wanted = wanted
    self.formats = formats
    patterns = SpellingPatterns(of: wanted.keys)
    symbols = SpelledSymbols(keys)
  }

  /// Whether a file is this tool's own, which names keys without asking for any: the configuration,
  /// a baseline, or generated symbols.
  static func isOwn(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".swift") { return SymbolSource.isLikely(bytes) }
    guard path.hasSuffix(".json") else { return false }
    return PathParts.name(of: path) == "l10n.json"
      || bytes.starts(with: "{\n  \"version\": 1,\n  \"findings\": [".utf8)
  }

  /// The keys that were found, with the places of each by file and offset.
  ///
  /// - Parameter read: The bytes of a file; called from several threads.
  func found(
    in paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [ExactKey: [SpelledPlace]] {
    guard !wanted.isEmpty else { return [:] }
    let texts = parallelMap(paths) { _, path -> (path: String, text: SpelledText)? in
      guard let bytes = read(path) else { return nil }
      let text = spelled(in: bytes, of: path)
      return text.isEmpty ? nil : (path, text)
    }
    return SpelledText.places(in: texts.compactMap(\.self))
  }

  /// What a file spells out of the wanted keys; nothing in one that is this tool's own.
  ///
  /// What code has in comments only counts for keys that genstrings may have found there.
  func spelled(in bytes: [UInt8], of path: String) -> SpelledText {
    guard !Self.isOwn(path, bytes) else { return SpelledText() }
    let isMarkup = SourceLanguage(path: path) == nil
    guard !isMarkup, Self.hasTextInComments(bytes) else {
      return spelled(in: bytes, isMarkup: isMarkup)
    }
    let code = spelled(in: Self.withoutComments(bytes, of: path), isMarkup: false)
    guard !inComments.isEmpty else { return code }
    return code.adding(spelled(in: bytes, isMarkup: false), of: inComments)
  }

  /// Whether a quotation mark may stand in a comment; without one a comment spells nothing.
  private static func hasTextInComments(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while let slash = bytes[place...].firstIndex(of: UInt8(ascii: "/")), slash + 1 < bytes.count {
      place = slash + 1
      if bytes[place] == UInt8(ascii: "*") { return true }
      guard bytes[place] == UInt8(ascii: "/") else { continue }
      let end = bytes[place...].firstIndex(where: \.isLineEnd) ?? bytes.count
      if bytes[place..<end].contains(UInt8(ascii: "\"")) { return true }
      place = end
    }
    return false
  }

  /// A source with spaces in the place of its comments; a file that holds no code as it is.
  static func withoutComments(_ bytes: [UInt8], of path: String) -> [UInt8] {
    guard let language = SourceLanguage(path: path) else { return bytes }
    let comments =
      language == .swift
      ? SwiftComments.ranges(in: bytes) : ObjectiveCComments.ranges(in: bytes)
    var code = bytes
    for comment in comments {
      for place in comment where !code[place].isLineEnd { code[place] = UInt8(ascii: " ") }
    }
    return code
  }

  /// The wanted keys that a literal becomes with texts in the place of its interpolations, or of its
  /// specifiers, if it is a format: `String(format: "error.%@", code)`.
  ///
  /// - Parameter isKey: Whether the literal is the key of a look-up, so that little of it says much.
  func keys(
    madeBy literal: ArraySlice<UInt8>, isKey: @autoclosure () -> Bool = false
  ) -> Set<ExactKey> {
    var found: Set<ExactKey> = []
    if literal.contains(Self.gap[0]) {
      let isFormat = literal.contains(UInt8(ascii: "%"))
      // No part of a specifier is text: `\(user)@\(host)` doesn't make `%@`.
      for spelling in patterns.spellings(madeBy: literal, isKey: isKey())
      where isFormat || !formats.contains(spelling) {
        found.formUnion(wanted[spelling] ?? [])
      }
    } else if literal.contains(UInt8(ascii: "%")) {
      let format = SpecifierSkeleton(String(decoding: literal, as: UTF8.self)).spelled
      guard format.contains(Self.gap[0]) else { return found }
      // A format gives texts, no formats: `%d items` is another key than `%lld items`.
      for spelling in patterns.spellings(madeBy: format[...])
      where !spelling.contains(UInt8(ascii: "%")) && !spelling.contains(Self.gap[0]) {
        found.formUnion(wanted[spelling] ?? [])
      }
    }
    return found
  }

  private func spelled(in bytes: [UInt8], isMarkup: Bool) -> SpelledText {
    var found: Set<ExactKey> = []
    var literals: [ExactKey: Set<Int>] = [:]
    var scan = LiteralScan(bytes, isMarkup: isMarkup)
    while let literal = scan.next() {
      if !isMarkup, literal.first == UInt8(ascii: "%"), scan.isSpecifier { continue }
      var keys = Set(wanted[literal] ?? [])
      if !isMarkup {
        keys.formUnion(self.keys(madeBy: literal, isKey: scan.isLookedUp(by: lookUps)))
      }
      if let start = scan.start {
        for key in keys { literals[key, default: []].insert(start) }
      } else {
        found.formUnion(keys)
      }
    }
    var text = SpelledText()
    if !isMarkup {
      found.formUnion(symbols.keys(in: bytes))
      addCases(in: bytes, to: &text, &found)
    }
    add(literals, to: &text, &found)
    text.keys = found.map(\.text).sorted { $0.precedesInBytes($1) }
    return text
  }

  /// Adds the places of what only literals spell out; where they are many, just the keys.
  private func add(
    _ literals: [ExactKey: Set<Int>], to text: inout SpelledText, _ found: inout Set<ExactKey>
  ) {
    for (key, offsets) in literals where !found.contains(key) {
      if offsets.count > Self.mostPlaces {
        found.insert(key)
      } else {
        text.literals += offsets.map { SpelledText.Literal(key: key.text, offset: $0) }
      }
    }
    text.literals.sort {
      $0.key.isExactly($1.key) ? $0.offset < $1.offset : $0.key.precedesInBytes($1.key)
    }
  }

  private func addCases(
    in bytes: [UInt8], to text: inout SpelledText, _ found: inout Set<ExactKey>
  ) {
    let names = CaseNames(in: bytes)
    text.aliases = names.aliases
    for (name, rawType) in names.cases {
      guard let keys = wanted[name] else { continue }
      switch rawType {
      case .text: found.formUnion(keys)
      case .named(let type): text.cases += keys.map { .init(key: $0.text, type: type) }
      }
    }
  }
}

extension SpecifierSkeleton {
  /// The text with a gap for each specifier, as a literal with interpolations has it.
  fileprivate var spelled: [UInt8] {
    Array(text.utf8).replacing(Array("%%".utf8), with: Array("%".utf8))
  }
}
