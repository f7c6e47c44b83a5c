import Catalogs
package import Exchange
import Reading

/// All units of one key in one language: what is carried over is a key's translation as a whole.
package struct KeyTranslation: Sendable {
  package let key: String
  /// By their places, in the order of translators' files.
  package private(set) var units: [ExchangeUnit]

  /// The keys of some units, in order.
  static func all(of units: [ExchangeUnit]) -> [KeyTranslation] {
    var places: [ExactKey: Int] = [:]
    var keys: [KeyTranslation] = []
    for unit in units {
      let key = ExactKey(unit.key)
      if let place = places[key] {
        keys[place].units.append(unit)
      } else {
        places[key] = keys.count
        keys.append(KeyTranslation(key: unit.key, units: [unit]))
      }
    }
    return keys
  }

  /// The source texts, without those for some numbers only, by their places: what another key must
  /// have, too, so that a translation fits.
  ///
  /// Plural forms are at the same places whether a `.stringsdict` has them in its variable or a
  /// String Catalog at the key.
  var forms: [TextPath: String] {
    let forms = units.reduce(into: [TextPath: String]()) { forms, unit in
      let path = unit.path.withCategory(.other)
      if forms[path] == nil || unit.path == path { forms[path] = unit.source }
    }
    return variable?.removed(from: forms) ?? forms
  }

  /// The variable that is all of the text, as most keys of a `.stringsdict` have it.
  var variable: PluralVariable? {
    PluralVariable(
      Dictionary(units.map { ($0.path, $0.source) }, uniquingKeysWith: { old, _ in old }))
  }

  /// The source as it is compared and shown.
  package var source: String {
    let forms = forms
    guard Set(forms.values).count > 1 else { return forms.values.first ?? key }
    return forms.sorted { $0.key.precedes($1.key) }.map(\.value).joined(separator: "\n")
  }

  /// What the developer says of the key.
  package var comment: String? {
    guard let unit = units.first, !unit.hasGeneratedNotes else { return nil }
    let notes = unit.notes.filter { !$0.isEmpty && $0 != noComment }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  package var isStale: Bool { units.contains(where: \.isStale) }

  /// Whether the key waits for a translation; what somebody put there is never replaced.
  var isMissing: Bool {
    units.allSatisfy { unit in
      guard unit.isTranslatable, !unit.isStale, !unit.source.isEmpty else { return false }
      guard let target = unit.target, !target.isEmpty else { return true }
      return unit.state == .new && target.isExactly(unit.source)
    }
  }

  /// Whether a person has translated all of it, or nobody says anything else.
  var isTranslated: Bool {
    textProgress == .translated && units.contains { !($0.target ?? "").isEmpty }
  }

  /// Whether the source stands where its translation should: nobody has translated that, and what
  /// is the same in both languages is soon written.
  ///
  /// A text that is nothing but a variable has to be the same.
  var isCopied: Bool {
    let variable = variable
    return units.contains { unit in
      (variable == nil || !unit.path.isEmpty) && unit.target?.isExactly(unit.source) ?? false
    }
  }

  /// The translations with their places.
  var targets: [TextPath: String] {
    let targets = units.reduce(into: [TextPath: String]()) { targets, unit in
      if let target = unit.target, !target.isEmpty { targets[unit.path] = target }
    }
    return PluralVariable(targets)?.removed(from: targets) ?? targets
  }

  /// Whether the key is a name that a developer made up, and no source text is known: then nothing
  /// says what its translation should be.
  var isSymbolic: Bool {
    source.isExactly(key) && KeyName.isName(key)
  }
}

extension TextPath {
  /// The order in which a key's texts are shown.
  func precedes(_ other: TextPath) -> Bool {
    names(in: .stringCatalog).lexicographicallyPrecedes(other.names(in: .stringCatalog))
  }
}
