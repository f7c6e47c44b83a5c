import Catalogs
import Diagnostics
import Exchange
import Linting
import Reading

/// The texts of a file that came back as their source.
///
/// Platforms fill what nobody translated with the source and give it the state of a translation, even
/// `final`; so the state tells nothing. To take such texts would lose translations, or call a language
/// finished that isn't. Crowdin's upload of translations leaves out what equals the source as well,
/// unless `--import-eq-suggestions` is given. But a translation may be its source ("OK", "Wi-Fi",
/// `%@`): where nothing is replaced, only what a language hardly has in common with the source is
/// left out, and only where a file has several such texts.
struct SourceCopies {
  /// Those that would come in the place of a translation, which stays.
  private(set) var kept: [ExchangeUnit] = []
  /// Those that the catalog has no translation of, and nobody translated.
  private(set) var untranslated: [ExchangeUnit] = []
  /// Those that are taken although nobody may have translated them.
  private(set) var doubtful: [ExchangeUnit] = []
  /// Whether one of these is most likely not translated.
  private(set) var hasUnlikely = false
  /// The file's texts but those that stay as they are.
  private(set) var others: [ExchangeUnit] = []

  /// How many texts of a file a reviewer may have set back to the source, a name such as "Wi-Fi".
  static let mostMeant = 2

  /// - Parameters:
  ///   - current: The catalog's text for a unit; nil where it has none, or several.
  ///   - doubt: How surely nobody translated a copy of the catalog's text; nil where a translation
  ///     would be the same.
  init(
    in units: [ExchangeUnit], current: (ExchangeUnit) -> ExchangeUnit?,
    doubt: (_ copy: String, _ current: ExchangeUnit) -> Severity?
  ) {
    var found = CopiedTexts()
    for (index, unit) in units.enumerated() where unit.mayBeCopy {
      guard let current = current(unit), current.isTranslatable, let text = unit.target else {
        continue
      }
      found.add(index, text, of: unit, current, doubt)
    }
    let (replacing, missing, least) = (found.replacing, found.missing, found.least)
    for (index, unit) in units.enumerated() {
      if replacing.contains(index) {
        kept.append(unit)
      } else if let doubt = missing[index], least.map({ doubt >= $0 }) ?? false {
        untranslated.append(unit)
      } else {
        if let doubt = missing[index] {
          doubtful.append(unit)
          hasUnlikely = hasUnlikely || doubt >= .warning
        }
        others.append(unit)
      }
    }
  }
}

/// Which of a file's texts are copies, told by their indices.
private struct CopiedTexts {
  private var replacements: Set<Int> = []
  /// Whether somebody must have translated one of them otherwise.
  private var isReplacementUnlikely = false
  private var additions: [(index: Int, key: ExactKey, doubt: Severity)] = []
  /// How many texts the catalog has no translation of.
  private var openCount = 0
  /// The keys that a form was translated of.
  private var translatedForms: Set<ExactKey> = []

  mutating func add(
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

  /// Those that came in the place of a translation by no reviewer's hand.
  var replacing: Set<Int> {
    let isMeant = replacements.count <= SourceCopies.mostMeant && !isReplacementUnlikely
    return isMeant && least == nil ? [] : replacements
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

  /// How sure it has to be that nobody translated one of them, so that it is left out; nil where the
  /// file has so few that they may be meant.
  ///
  /// A file that has the source wherever it would have nothing has that, too, where a name or a word of
  /// both languages may be meant: most of its copies can't be, or copies are most of what is new.
  var least: Severity? {
    let missing = missing
    let surely = missing.values.count { $0 >= .warning }
    guard surely > SourceCopies.mostMeant else { return nil }
    let isFilled = surely * 2 >= missing.count || missing.count * 2 > openCount
    return isFilled ? .note : .warning
  }
}

extension ExchangeUnit {
  /// Whether the unit has a text that its format takes for a translation.
  fileprivate var mayBeCopy: Bool {
    target.map { !$0.isBlank } == true && state != .new && !hasUnreadMarkup
  }

  /// Whether a text that came back is the source, as the file or the catalog has it.
  fileprivate func isCopy(_ text: String, of current: ExchangeUnit) -> Bool {
    let copy = text.withCollapsedWhitespace
    return source.withCollapsedWhitespace == copy
      || current.isSourceKnown && survivingXML(current.source).withCollapsedWhitespace == copy
  }

  /// Whether the catalog has no translation of the text.
  fileprivate var isOpen: Bool { (target ?? "").isBlank || state == .new }
}
