import Catalogs
import Diagnostics
import Exchange
import Linting

/// The texts of a file that came back as their source, where the catalog has another translation.
///
/// Platforms fill what nobody translated with the source and give it the state of a translation, even
/// `final`; so the state tells nothing, and to take such texts would lose translations. Crowdin's upload
/// of translations leaves out what equals the source as well, unless `--import-eq-suggestions` is given.
struct SourceCopies {
  /// Those whose translation in the catalog stays.
  private(set) var kept: [ExchangeUnit] = []
  /// The file's other texts.
  private(set) var others: [ExchangeUnit] = []

  /// How many texts of a file a reviewer may have set back to the source, a name such as "Wi-Fi".
  private static let mostMeant = 2

  /// - Parameters:
  ///   - current: The catalog's text for a unit; nil where it has none, or several.
  ///   - isUnlikely: Whether no translation of the catalog's text would be the same as its source.
  init(
    in units: [ExchangeUnit], current: (ExchangeUnit) -> ExchangeUnit?,
    isUnlikely: (_ copy: String, _ current: ExchangeUnit) -> Bool
  ) {
    var copies: Set<Int> = []
    var isFilled = false
    for (index, unit) in units.enumerated() where unit.mayBeCopy {
      guard let current = current(unit), let copy = unit.target,
        Self.isLost(current, to: copy, of: unit)
      else { continue }
      copies.insert(index)
      isFilled = isFilled || copies.count > Self.mostMeant || isUnlikely(copy, current)
    }
    guard isFilled else {
      others = units
      return
    }
    for (index, unit) in units.enumerated() {
      if copies.contains(index) { kept.append(unit) } else { others.append(unit) }
    }
  }

  /// Whether the catalog has a translation in whose place its source would come.
  private static func isLost(
    _ current: ExchangeUnit, to copy: String, of unit: ExchangeUnit
  ) -> Bool {
    guard current.isTranslatable, let old = current.target, !old.isBlank else { return false }
    let copy = copy.withCollapsedWhitespace
    guard survivingXML(old).withCollapsedWhitespace != copy else { return false }
    return unit.source.withCollapsedWhitespace == copy
      || current.isSourceKnown && survivingXML(current.source).withCollapsedWhitespace == copy
  }
}

extension ExchangeUnit {
  /// Whether the unit has a text that its format takes for a translation.
  fileprivate var mayBeCopy: Bool {
    target.map { !$0.isBlank } == true && state != .new && !hasUnreadMarkup
  }
}
