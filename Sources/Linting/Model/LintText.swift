package import Catalogs
import Locking
package import Messages
package import PlainBytes
import Reading

/// One text of a key in one language, read once for all rules.
///
/// A class, like all that rules are handed: a hundred rules share it for one reference count.
package final class LintText: Sendable, PlacedText {
  /// Where below the key it stands, such as the plural form `one`; empty for a key's only text.
  package let path: TextPath
  /// The plural category that the text is for, as it is written.
  package let category: CaseName?
  /// The decoded text; ranges of findings are UTF-8 offsets in it.
  package let value: String
  /// Which bytes the text has.
  package let bytes: ByteSet
  /// Whether no rule looks into the text.
  package let isUnread: Bool
  /// Nil where the catalog keeps no states.
  package let state: TextState?
  /// The text with its Markdown and its caret attributes.
  package let message: Message
  /// The text as plain format strings are read.
  package let scan: SpecifierScan
  package let options: SpecifierOptions
  /// Whether it has caret attributes that could be read.
  let hasAttributes: Bool
  /// The parts whose words are to agree, outer ones first.
  let regions: [AgreementRegion]
  /// Which characters the text has.
  let profile: TextProfile
  /// Nil for a text that no file holds, such as a key that is its own text.
  package let place: TextPlace?
  private let known = Locked(Known())

  /// What some rule has asked for; behind one lock, for each takes memory of its own.
  ///
  /// Nothing that asks the text for another of these may be made while the lock is held.
  private struct Known {
    private var masked: Prose?
    private var whole: Prose?
    var sourceWords: SourceWords?
    var numbers: [WrittenNumber]?
    var offsets: DecodedOffsets??
    var links: [PlacedLink]?
    var caretMembers: [JSONMember]?
    var caretRegions: [CaretRegion]?

    mutating func prose(of text: LintText) -> Prose { masked.kept(or: Prose(text)) }

    mutating func proseWithAddresses(of text: LintText) -> Prose {
      text.mayHaveAddresses
        ? whole.kept(or: Prose(text, keepsURLs: true)) : prose(of: text)
    }
  }

  package init(_ leaf: TextLeaf) {
    path = leaf.path
    category = leaf.path.category
    value = leaf.text
    let bytes = ByteSet(leaf.text)
    self.bytes = bytes
    state = leaf.state
    isUnread =
      leaf.text.utf8.count > ScanLimit.text
      || Self.percentSigns(in: leaf.text, bytes) > ScanLimit.percentSigns
    let read = isUnread ? "" : leaf.text
    message = Message(read, specifierOptions: leaf.options)
    // A percent sign, or what may stand for one in another script.
    let mayHaveSpecifiers = bytes.contains(0x25) || bytes.contains(0xD9) || bytes.contains(0xEF)
    scan = mayHaveSpecifiers ? Self.scan(read, leaf.options, bytes) : Self.noSpecifiers
    options = leaf.options
    hasAttributes =
      bytes.contains(UInt8(ascii: "^")) && message.nodes.contains { $0.kind == .attributes }
    regions = hasAttributes ? AgreementRegion.all(in: message) : []
    profile = TextProfile(leaf.text)
    place = leaf.place
  }

  /// All of the text, for what is found of it as a whole.
  var wholeRange: Range<Int> { 0..<value.utf8.count }

  /// How many there are; none where there can't be many.
  static func percentSigns(in text: String, _ bytes: ByteSet) -> Int {
    guard text.utf8.count > ScanLimit.percentSigns, bytes.contains(UInt8(ascii: "%")) else {
      return 0
    }
    return text.utf8.count { $0 == UInt8(ascii: "%") }
  }

  private static let noSpecifiers = SpecifierScan("")

  /// The specifiers of a text, without those that are `%C3` of addresses where nothing else is one.
  ///
  /// Nobody formats such a text; of one that is formatted they are read as specifiers when the app runs.
  private static func scan(
    _ text: String, _ options: SpecifierOptions, _ bytes: ByteSet
  ) -> SpecifierScan {
    let scan = SpecifierScan(text, options: options)
    guard !scan.specifiers.isEmpty || !scan.problems.isEmpty, AddressEscapes.mayStand(in: bytes)
    else { return scan }
    guard let masked = AddressEscapes(text).masked else { return scan }
    let others = SpecifierScan(masked, options: options)
    return others.isFormat ? scan : others
  }

  /// The words and marks of the text, taken out of it when the first rule asks for them.
  var prose: Prose { known.withLock { $0.prose(of: self) } }

  /// The same with URLs and e-mail addresses as they are.
  var proseWithAddresses: Prose { known.withLock { $0.proseWithAddresses(of: self) } }

  /// The links in the order of the text, read out of it when the first rule asks for them.
  var links: [PlacedLink] {
    guard bytes.intersects(.brackets) else { return [] }
    return known.withLock { $0.links.kept(or: readLinks()) }
  }

  /// The attributes of all regions, in the order of the text.
  var caretMembers: [JSONMember] {
    guard hasAttributes else { return [] }
    return known.withLock { $0.caretMembers.kept(or: readCaretMembers()) }
  }

  /// The regions with caret attributes, in the order of the text.
  var caretRegions: [CaretRegion] {
    guard hasAttributes else { return [] }
    return known.withLock { $0.caretRegions.kept(or: readCaretRegions()) }
  }

  /// Where the parts of the text stand in its file; nil where that isn't known.
  var offsets: DecodedOffsets? {
    known.withLock { $0.offsets.kept(or: place?.offsets(of: value)) }
  }

  /// What stands in the file for a part of the text; nil where that isn't known.
  func spelledPart(at range: Range<Int>) -> String? {
    guard let place, let offsets else { return nil }
    return place.spelledPart(at: offsets.sourceRange(of: range))
  }

  /// The numbers that the prose shows in digits, in order.
  var numbers: [WrittenNumber] {
    known.withLock { known in
      let prose = known.prose(of: self)
      return known.numbers.kept(or: WrittenNumber.numbers(in: prose))
    }
  }

  /// The words of the text as rules look for them in a source, which many translations have.
  var sourceWords: SourceWords {
    known.withLock { known in
      let prose = known.proseWithAddresses(of: self)
      return known.sourceWords.kept(or: SourceWords(of: prose))
    }
  }

  /// Whether something may be a URL, a domain or an e-mail address.
  var mayHaveAddresses: Bool {
    !profile.traits.isDisjoint(with: [.atSigns, .slashes, .fullStops])
  }

  /// Whether a reader sees nothing of it.
  package var isEmpty: Bool { value.isEmpty }

  /// Whether it is one of several parts that are shown together: a variable or a substitution.
  package var isPart: Bool { options.contains(.partOfMessage) }
}

extension Optional {
  /// What is kept here; where there is nothing yet, what is made now.
  fileprivate mutating func kept(or make: @autoclosure () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = .some(made)
    return made
  }
}
