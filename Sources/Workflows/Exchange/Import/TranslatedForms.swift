import Catalogs
import Exchange
import Reading

/// Units of a file that says of none whether it is translated, where a form is spelled as in the source.
///
/// By itself such a text is one that nobody translated. Among the forms of a text whose other forms
/// somebody translated just now it may be right ("%d tag" is Polish, too), and without it people would
/// read a form for other numbers; so it is taken, for somebody to look at.
struct TranslatedForms {
  let units: [ExchangeUnit]

  /// - Parameter current: The catalog's text for a unit's id.
  init(of units: [ExchangeUnit], current: (String) -> String?) {
    var translated: Set<ExactKey> = []
    for unit in units
    where Self.isForm(unit) && !Self.isLikeSource(unit) && unit.target != current(unit.id) {
      translated.insert(ExactKey(ExchangeUnitID(unit.id).key))
    }
    self.units = units.map { unit in
      guard unit.state == .new, Self.isForm(unit), Self.isLikeSource(unit),
        unit.target?.isEmpty == false, translated.contains(ExactKey(ExchangeUnitID(unit.id).key))
      else { return unit }
      var unit = unit
      unit.state = .needsReview
      return unit
    }
  }

  private static func isForm(_ unit: ExchangeUnit) -> Bool {
    unit.target != nil && ExchangeUnitID(unit.id).path.category != nil
  }

  private static func isLikeSource(_ unit: ExchangeUnit) -> Bool { unit.target == unit.source }
}
