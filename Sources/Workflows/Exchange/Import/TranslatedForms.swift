import Catalogs
import Exchange
import Reading

/// Units of a file that says of none whether it is translated, where a form is spelled as in the source.
///
/// By itself such a text is one that nobody translated. Among the forms of a text whose other forms
/// somebody translated just now it may be right ("%d tag" is Polish, too), and without it people would
/// read a form for other numbers; so it is taken, for somebody to look at.
///
/// A form that the source language doesn't have was exported with the source's text for `other`. Where
/// it came back so, nobody translated it, and people read the translation's `other` without it.
struct TranslatedForms {
  let units: [ExchangeUnit]

  /// - Parameter current: The catalog's text for a unit's id.
  init(of units: [ExchangeUnit], current: (String) -> String?) {
    var translated: Set<ExactKey> = []
    var others: [ExactKey: [TextPath: String]] = [:]
    for unit in units where Self.isForm(unit) {
      let id = ExchangeUnitID(unit.id)
      if !Self.isLikeSource(unit), unit.target != current(unit.id) {
        translated.insert(ExactKey(id.key))
      }
      if id.path.category == .other, unit.target?.isEmpty == false {
        others[ExactKey(id.key), default: [:]][id.path] = unit.source
      }
    }
    self.units = units.map { unit in
      guard unit.state == .new, Self.isForm(unit), Self.isLikeSource(unit),
        unit.target?.isEmpty == false
      else { return unit }
      let id = ExchangeUnitID(unit.id)
      let key = ExactKey(id.key)
      guard translated.contains(key),
        id.path.category == .other || others[key]?[id.path.withCategory(.other)] != unit.source
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
