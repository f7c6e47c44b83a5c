import Catalogs
import Diagnostics
import Exchange
import Linting
import Reading

/// Which of the texts that a file has for a catalog are copies of their source, told by their indices.
struct CopiedTexts {
  /// Those that would come in the place of a translation.
  private(set) var replacements: Set<Int> = []
  /// Whether somebody must have translated one of them otherwise.
  private var isReplacementUnlikely = false
  private var additions: [(index: Int, key: ExactKey, doubt: Severity)] = []
  /// How many texts the catalog has no translation of.
  private var openCount = 0
  /// The keys that a form was translated of.
  private var translatedForms: Set<ExactKey> = []

  /// None.
  init() {}

  /// Those of a file for the catalogs of a language; none where these are written in it.
  ///
  /// - Parameter tellsCopies: Whether a unit with a source says by its target that it isn't
  ///   translated.
  init(
    in file: ExchangeFile, for target: ImportTarget, _ safety: TranslationSafety,
    tellsCopies: Bool
  ) {
    guard !target.isSourceLanguage else { return }
    let languages = (source: target.sourceLanguage, target: file.targetLanguage)
    let table = target.tables.first.map { PathParts.stem(of: $0.original) } ?? ""
    for (index, unit) in file.units.enumerated() where unit.mayBeCopy {
      if tellsCopies, !unit.source.isEmpty { continue }
      let places = target.places(for: unit)
      // Of several places nobody knows the right one.
      guard places.count == 1, let current = places.first?.unit, current.isTranslatable,
        let text = unit.target
      else { continue }
      add(index, text, of: unit, current) {
        safety.doubt(about: $0, for: $1, in: table, languages: languages)
      }
    }
  }

  /// - Parameter doubt: How surely nobody translated a copy of the catalog's text; nil where a
  ///   translation would be the same.
  private mutating func add(
    _ index: Int, _ text: String, of unit: ExchangeUnit, _ current: ExchangeUnit,
    _ doubt: (_ copy: String, _ current: ExchangeUnit) -> Severity?
  ) {
    let isOpen = current.isOpen
    if isOpen { openCount += 1 }
    guard unit.isCopy(text, of: current) else {
      if current.path.category != nil { translatedForms.insert(ExactKey(current.key)) }
      return
    }
    let old = current.target ?? ""
    let isSame = survivingXML(old).withCollapsedWhitespace == text.withCollapsedWhitespace
    if old.isBlank || isOpen && isSame {
      guard let severity = doubt(text, current) else { return }
      additions.append((index: index, key: ExactKey(current.key), doubt: severity))
    } else if !isSame {
      replacements.insert(index)
      guard !isReplacementUnlikely, replacements.count <= SourceCopies.mostMeant else { return }
      isReplacementUnlikely = doubt(text, current) != nil
    }
  }

  /// Those that the catalog has no translation of, with how surely nobody translated them.
  ///
  /// A form beside a translated one may be right ("%d tag" is Polish, too), and without it people would
  /// read a form for other numbers.
  var missing: [Int: Severity] {
    Dictionary(
      additions.filter { !translatedForms.contains($0.key) }.map { ($0.index, $0.doubt) },
      uniquingKeysWith: { first, _ in first })
  }

  var count: CopyCount {
    let missing = missing
    var count = CopyCount()
    count.replacements = replacements.count
    count.isReplacementUnlikely = isReplacementUnlikely
    count.missing = missing.count
    count.surelyMissing = missing.values.count { $0 >= .warning }
    count.open = openCount
    return count
  }
}

/// How many of the texts that a file has in a language, for all of its catalogs, are copies.
struct CopyCount {
  fileprivate var replacements = 0
  fileprivate var isReplacementUnlikely = false
  fileprivate var missing = 0
  fileprivate var surelyMissing = 0
  /// How many texts the catalogs have no translation of.
  fileprivate var open = 0

  mutating func add(_ other: CopyCount) {
    replacements += other.replacements
    isReplacementUnlikely = isReplacementUnlikely || other.isReplacementUnlikely
    missing += other.missing
    surelyMissing += other.surelyMissing
    open += other.open
  }

  /// Whether those that come in the place of a translation may do so by a reviewer's hand.
  var areReplacementsMeant: Bool {
    replacements <= SourceCopies.mostMeant && !isReplacementUnlikely && least == nil
  }

  /// How sure it has to be that nobody translated one of them, so that it is left out; nil where the
  /// file has so few that they may be meant.
  ///
  /// A file that has the source wherever it would have nothing has that, too, where a name or a word of
  /// both languages may be meant: most of its copies can't be, or copies are most of what is new.
  var least: Severity? {
    guard surelyMissing > SourceCopies.mostMeant else { return nil }
    let isFilled = surelyMissing * 2 >= missing || missing * 2 > open
    return isFilled ? .note : .warning
  }
}

extension ExchangeUnit {
  /// Whether the unit has a text that its format takes for a translation.
  fileprivate var mayBeCopy: Bool {
    target.map { !$0.isBlank } == true && state != .new && !hasUnreadMarkup
  }

  /// Whether a text that came back is the source, as the catalog has it; where that has none, as the
  /// file does.
  ///
  /// What a file has for the source may have changed in the catalog since, which is to be told.
  fileprivate func isCopy(_ text: String, of current: ExchangeUnit) -> Bool {
    let copy = text.withCollapsedWhitespace
    guard current.isSourceKnown || source.isEmpty else {
      return source.withCollapsedWhitespace == copy
    }
    return current.source.withCollapsedWhitespace == copy
      || survivingXML(current.source).withCollapsedWhitespace == copy
  }

  /// Whether the catalog has no translation of the text.
  fileprivate var isOpen: Bool { (target ?? "").isBlank || state == .new }
}
