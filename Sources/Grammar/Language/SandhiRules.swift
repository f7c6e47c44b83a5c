import PlainBytes

/// How words change with what stands beside them: `bueno` is `buen` before a noun, `de` and `el` are
/// `del`, `a` is `an` before a vowel.
///
/// A line of `sandhi.txt`: form, the form that stands in for it, and when. When names features that the
/// noun has (`m.sg`), a class of sounds that follows directly (`vowel`), or both, with spaces between;
/// `two` says that the first field is two words that melt into one, and `joined` that the word is written
/// together with the next one. `may` says that a text may have the full form, or two words, as well, and
/// `kept` that the form is never made, and only stays where a text has it. A condition that isn't known here
/// is for people.
///
/// A class, for the rules are asked at every word, and a structure of so many tables would be copied each time.
package final class SandhiRules: @unchecked Sendable {
  package struct Variant: Sendable {
    package var full: [UInt8]
    package var short: [UInt8]
    /// What the noun has to be; nothing where only the sound counts.
    package var features: FeatureSet
    /// The class of the sound that has to follow.
    package var sound: String?
    /// What the next word has to be, before the head.
    var part: LexicalPart?
    /// Whether the next word is written together with it.
    package var isJoined: Bool
    /// Whether a text may have the full form as well.
    package var isOptional = false
    /// Whether only a text that has the short form keeps it.
    package var isKept = false
    /// Its line in the text, from one.
    package var line: Int
  }

  package struct Contraction: Sendable {
    package var first: [UInt8]
    package var second: [UInt8]
    package var whole: [UInt8]
    /// Whether two words that stand apart may stay so.
    package var isOptional: Bool
    /// Whether only a text that has it keeps it, and no words melt into it.
    package var isKept = false
    /// Its line in the text, from one.
    package var line: Int
  }

  // All of it is written before anyone else sees it.
  package private(set) var contractions: [Contraction] = []
  package private(set) var variants: [Variant] = []
  /// Beginnings of words by the class of their sound.
  package private(set) var sounds: [String: [[UInt8]]] = [:]
  /// Letters that are spoken with a sound at their start where a word is spelled, and numbers that are:
  /// the first group of their digits, or how they start (8*).
  package private(set) var letters: [String: Set<UInt8>] = [:]
  package private(set) var numbers: [String: [[UInt8]]] = [:]
  /// Indices of variants by the hashes of full and of short forms.
  private var byFull = HashTable()
  private var byShort = HashTable()
  /// Indices of variants in the order of their short forms.
  private var shortOrder: [Int] = []
  /// Whether any word changes with the sound of the next one, whatever that is.
  private(set) var hasSounds = false
  /// Whether any word changes before a part of speech.
  private(set) var hasParts = false
  private var byWhole = HashTable()
  private var byPair = HashTable()
  /// What is written together with the next word, with an apostrophe at its end: l', dell'.
  package private(set) var joined: Set<[UInt8]> = []
  /// Lines that no rule here understands: conditions that are for people are among them.
  package private(set) var unread: [UnreadField] = []
  /// The apostrophe that the folder writes, which stands where a text has none of its own.
  private(set) var apostrophe = [Apostrophes.straight]

  /// - Parameters:
  ///   - soundNames: Classes of sounds that a language's hooks know.
  ///   - soundsOfNouns: Those that count only at the start of a noun. The form before them is another
  ///     word's too, and doesn't show what it stands for: el is not la.
  package init(
    _ lines: DataLines, soundNames: Set<String>, soundsOfNouns: Set<String> = []
  ) {
    for line in lines.lines where Self.isOfSounds(line) { addSound(line) }
    let names = soundNames.union(sounds.keys)
    for line in lines.lines where !Self.isOfSounds(line) {
      do { try add(line, names) } catch { unread.append(error) }
    }
    buildTables(except: soundsOfNouns)
    hasSounds = variants.contains { $0.sound.map { !soundsOfNouns.contains($0) } ?? false }
    hasParts = variants.contains { $0.part != nil }
    let elided = variants.filter { $0.isJoined && $0.short.last == Apostrophes.straight }
    joined = Set(elided.map(\.short))
    joined.formUnion(contractions.filter { joined.contains($0.second) }.map(\.whole))
  }

  /// Whether a line tells how sounds are spelled, and not how a word changes.
  package static func isOfSounds(_ line: DataLines.Line) -> Bool {
    line.fields.count == 3 && ["sound", "letters", "numbers"].contains(line.fields[0])
  }

  private func addSound(_ line: DataLines.Line) {
    let (kind, sound) = (line.fields[0], line.fields[1])
    let words = line.fields[2].split(separator: " ").map { Array($0.utf8) }
    if kind == "sound" { return sounds[sound] = words }
    let isLetters = kind == "letters"
    let known = words.filter(isLetters ? Self.isCapital : Self.isNumber)
    for word in words where !known.contains(word) {
      let text = String(decoding: word, as: UTF8.self)
      let expected =
        isLetters ? "a capital letter from A to Z" : "digits, with * behind how they start"
      unread.append(
        UnreadField(line, 2, word: text, "unknown \(kind) \(text); expected \(expected)"))
    }
    if isLetters {
      letters[sound] = Set(known.compactMap(\.first))
    } else {
      numbers[sound] = known
    }
  }

  private static func isCapital(_ word: [UInt8]) -> Bool {
    word.count == 1 && word.allSatisfy(\.isASCIICapitalLetter)
  }

  private static func isNumber(_ word: [UInt8]) -> Bool {
    let digits = word.last == UInt8(ascii: "*") ? word.dropLast() : word[...]
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
  }

  private func buildTables(except soundsOfNouns: Set<String>) {
    // Variants of one form stand together, in the order of their lines.
    variants.sort {
      $0.full == $1.full ? $0.line < $1.line : $0.full.lexicographicallyPrecedes($1.full)
    }
    byFull = HashTable(
      variants.indices.reversed().map { (WordHash.of(variants[$0].full), $0) })
    shortOrder = variants.indices
      .filter { index in
        variants[index].short != variants[index].full
          && !(variants[index].sound.map(soundsOfNouns.contains) ?? false)
      }
      .sorted {
        variants[$0].short == variants[$1].short
          ? $0 < $1 : variants[$0].short.lexicographicallyPrecedes(variants[$1].short)
      }
    byShort = HashTable(
      shortOrder.indices.reversed().map { (WordHash.of(variants[shortOrder[$0]].short), $0) })
    byWhole = HashTable(
      contractions.indices.map { (WordHash.of(contractions[$0].whole), $0) })
    byPair = HashTable(
      contractions.indices.filter { !contractions[$0].isKept }.map {
        (WordHash.of(contractions[$0].first + [UInt8(ascii: " ")] + contractions[$0].second), $0)
      })
  }

  private func add(
    _ line: DataLines.Line, _ soundNames: Set<String>
  ) throws(UnreadField) {
    guard line.fields.count == 3 else {
      throw UnreadField(line, 0, "expected `form<TAB>form that stands in for it<TAB>when`")
    }
    let (full, short) = (Array(line.fields[0].utf8), plain(line.fields[1]))
    if ["two", "two may", "two kept"].contains(line.fields[2]) {
      return try addContraction(line, short)
    }
    var variant = Variant(
      full: full, short: short, features: FeatureSet(), isJoined: false, line: line.number)
    let before = unread.count
    for condition in line.fields[2].split(separator: " ") {
      if variant.add(String(condition), soundNames) { continue }
      let message =
        "unknown condition \(condition): it is no feature and no sound, and not joined or two"
      unread.append(UnreadField(line, 2, word: String(condition), message))
    }
    // A condition that nobody knows may never hold.
    guard unread.count == before else { return }
    variants.append(variant)
  }

  /// A form with straight apostrophes, by which words are compared.
  private func plain(_ form: String) -> [UInt8] {
    if form.contains("’") { apostrophe = Apostrophes.curly }
    return Array(form.withStraightApostrophes.utf8)
  }

  private func addContraction(
    _ line: DataLines.Line, _ whole: [UInt8]
  ) throws(UnreadField) {
    let pair = line.fields[0]
    let words = pair.split(separator: " ").map { plain(String($0)) }
    guard words.count == 2 else { throw UnreadField(line, 0, "expected two words that melt") }
    let one = Contraction(
      first: words[0], second: words[1], whole: whole, isOptional: line.fields[2] != "two",
      isKept: line.fields[2] == "two kept", line: line.number)
    contractions.append(one)
  }

  /// The forms that may stand in for a form.
  func variants(of form: Bytes) -> Range<Int> {
    guard let first = byFull[WordHash.of(form)], form.elementsEqual(variants[first].full) else {
      return 0..<0
    }
    var end = first + 1
    while end < variants.count, form.elementsEqual(variants[end].full) { end += 1 }
    return first..<end
  }

  func variants(of form: [UInt8]) -> Range<Int> {
    form.withUnsafeBufferPointer { variants(of: $0) }
  }

  /// The variants whose short form a word is, each with the full one: l' is both lo and la.
  func variants(withShort short: Bytes, _ hash: UInt64) -> [Variant] {
    guard let first = byShort[hash], variants[shortOrder[first]].short.elementsEqual(short) else {
      return []
    }
    return shortOrder[first...].lazy.map { [variants] in variants[$0] }
      .prefix { $0.short.elementsEqual(short) }
  }

  /// The two words that a word melts together.
  func contraction(_ whole: Bytes, _ hash: UInt64) -> Int? {
    guard let index = byWhole[hash], contractions[index].whole.elementsEqual(whole) else {
      return nil
    }
    return index
  }

  /// What two words melt into.
  ///
  /// - Parameter areApart: Whether both stood apart in the text, where some may stay so.
  func whole(_ first: [UInt8], _ second: [UInt8], areApart: Bool = false) -> [UInt8]? {
    guard !contractions.isEmpty else { return nil }
    let pair = first + [UInt8(ascii: " ")] + second
    guard let index = byPair[WordHash.of(pair)] else { return nil }
    let found = contractions[index]
    if areApart, found.isOptional { return nil }
    return found.first == first && found.second == second ? found.whole : nil
  }
}

extension WordHash {
  static func of(_ word: [UInt8]) -> UInt64 { word.withUnsafeBufferPointer { of($0) } }
}

extension SandhiRules.Variant {
  /// - Returns: Whether the condition is known.
  fileprivate mutating func add(_ condition: String, _ soundNames: Set<String>) -> Bool {
    if condition == "joined" {
      isJoined = true
    } else if condition == "may" {
      isOptional = true
    } else if condition == "kept" {
      isKept = true
    } else if soundNames.contains(condition) {
      sound = condition
    } else if part == nil, let part = LexicalPart(name: condition), part != .noun {
      // Of nouns only names ask for a form of their own, which isn't known here.
      self.part = part
    } else if let features = FeatureSet(names: condition) {
      self.features = features
    } else {
      return false
    }
    return true
  }
}
