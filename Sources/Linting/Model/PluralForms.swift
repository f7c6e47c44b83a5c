import Catalogs
import LocaleData
import Locking

/// The forms of one plural variation.
struct PluralForms {
  /// Where the variation stands; a category comes behind it.
  var path: TextPath
  var forms: [LintText]
  /// Nil for a variation of the text as a whole.
  var variable: CatalogVariable?

  /// The form for every other number, or else the last.
  var general: LintText? { forms.last { $0.category == "other" } ?? forms.last }

  /// Whether a reader sees any of them.
  var isTranslated: Bool { forms.contains { !$0.isEmpty && $0.state != .new } }

  /// Whether all say the same, so that it doesn't matter which one is shown.
  var areAlike: Bool {
    guard let first = forms.first else { return true }
    return forms.allSatisfy { $0.value == first.value }
  }

  func has(_ category: PluralCategory) -> Bool {
    forms.contains { $0.category == CaseName(category) }
  }

  /// The form of a category that says something.
  func form(_ category: PluralCategory) -> LintText? {
    forms.first { $0.category == CaseName(category) && !$0.isEmpty }
  }
}

extension LintLocalization {
  /// All plural variations, in file order.
  var pluralForms: [PluralForms] {
    knownPluralForms?.withLock { known in
      if let known { return known }
      let forms = findPluralForms()
      known = forms
      return forms
    } ?? []
  }

  private func findPluralForms() -> [PluralForms] {
    var groups: [PluralForms] = []
    var positions: [TextPath: Int] = [:]
    for text in texts {
      guard let path = text.path.pluralVariation else { continue }
      if let known = positions[path] {
        groups[known].forms.append(text)
      } else {
        positions[path] = groups.count
        groups.append(PluralForms(path: path, forms: [text], variable: variable(of: text)))
      }
    }
    return groups
  }
}
