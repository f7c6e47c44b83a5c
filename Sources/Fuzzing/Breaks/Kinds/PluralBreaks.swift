import Catalogs
import Foundation
import LocaleData
import Messages

/// Mistakes in what varies by a number.
enum PluralBreaks {
  static let all: [TextBreak] = [
    TextBreak(forms: "lost-other", lostOther),
    TextBreak(forms: "lost-category", lostCategory),
    TextBreak(forms: "misspelt-category", misspeltCategory),
    TextBreak(forms: "capital-category", capitalCategory),
    TextBreak(forms: "lost-variation", lostVariation),
    TextBreak(forms: "emptied-form", emptiedForm),
    TextBreak(forms: "wrong-variable-rule") { changed($0, &$1) { $0.specType = "NSStringPlural" } },
    TextBreak(forms: "wrong-variable-type") { changed($0, &$1) { $0.valueType = "@" } },
    TextBreak("fixed-count", fixedCount),
    TextBreak(forms: "misspelt-state", misspeltState),
  ]

  private static func chosen(
    _ forms: BreakForms, _ random: inout Random
  ) -> (path: TextPath, indices: [Int])? {
    let groups = forms.groups
    return groups.isEmpty ? nil : random.pick(groups)
  }

  private static func lostOther(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    guard let group = chosen(forms, &random) else { return nil }
    var forms = forms
    forms.leaves.removeAll { $0.path == group.path + .variation(.plural, .other) }
    return forms
  }

  /// A form that everyday numbers take, and that says something else than `other`, which is shown
  /// for it.
  private static func needed(_ forms: BreakForms, _ random: inout Random) -> Int? {
    guard let group = chosen(forms, &random),
      let other = forms.leaves.text(at: group.path + .variation(.plural, .other))
    else { return nil }
    let needed = forms.neededCategories
    let indices = group.indices.filter { index in
      let leaf = forms.leaves[index]
      return leaf.path.category != .other && leaf.text != other.text
        && leaf.path.category?.category.map(needed.contains) ?? false
    }
    return indices.isEmpty ? nil : random.pick(indices)
  }

  private static func lostCategory(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    guard let index = needed(forms, &random) else { return nil }
    let group = forms.groups.first { $0.indices.contains(index) }
    // A copy of the source lacks more than a form.
    let isCopy = group?.indices.contains { copied in
      forms.sourceLeaves.contains { $0.text == forms.leaves[copied].text }
    }
    guard isCopy != true else { return nil }
    var forms = forms
    forms.leaves.remove(at: index)
    return forms
  }

  private static func misspeltCategory(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    renamed(forms, &random) { $0 + "s" }
  }

  private static func capitalCategory(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    renamed(forms, &random) { $0.capitalized }
  }

  private static func renamed(
    _ forms: BreakForms, _ random: inout Random, _ name: (String) -> String
  ) -> BreakForms? {
    guard let index = needed(forms, &random), let old = forms.leaves[index].path.category else {
      return nil
    }
    var forms = forms
    forms.leaves[index].path = forms.leaves[index].path.withCategory(CaseName(name(old.rawValue)))
    return forms
  }

  /// One text for all numbers, in a language that tells them apart.
  private static func lostVariation(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    guard let group = forms.groups.first, group.path.isEmpty, needed(forms, &random) != nil,
      group.indices.count == forms.leaves.count,
      var other = forms.leaves.text(at: [.variation(.plural, .other)])
    else { return nil }
    var forms = forms
    other.path = []
    forms.leaves = [other]
    return forms
  }

  private static func emptiedForm(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    guard let index = needed(forms, &random) else { return nil }
    var forms = forms
    forms.leaves[index].text = ""
    return forms
  }

  private static func changed(
    _ forms: BreakForms, _ random: inout Random, _ change: (inout CatalogVariable) -> Void
  ) -> BreakForms? {
    let known = forms.variables.indices.filter { index in
      let variable = forms.variables[index]
      return variable.specType != nil && variable.valueType != "@"
        && forms.leaves.contains { $0.path.starts(with: variable.path) && showsInteger($0) }
    }
    guard !known.isEmpty else { return nil }
    var forms = forms
    change(&forms.variables[random.pick(known)])
    return forms
  }

  private static func showsInteger(_ leaf: TextLeaf) -> Bool {
    SpecifierScan(leaf.text, options: leaf.options).specifiers.contains {
      $0.value.map { $0.type.isInteger && $0.position == nil } ?? false
    }
  }

  /// A state that no program knows.
  private static func misspeltState(_ forms: BreakForms, _ random: inout Random) -> BreakForms? {
    let kept = forms.leaves.indices.filter { forms.leaves[$0].state == .translated }
    guard !kept.isEmpty else { return nil }
    var forms = forms
    forms.leaves[random.pick(kept)].state = TextState(rawValue: "tranlsated")
    return forms
  }

  /// A number in words of many numbers: "5 files" for all of them.
  private static func fixedCount(_ subject: BreakSubject, _ random: inout Random) -> String? {
    guard subject.path.category == .other,
      subject.text.unicodeScalars.allSatisfy({ !("0"..."9").contains($0) })
    else { return nil }
    let scan = SpecifierScan(subject.text, options: subject.options)
    let counts = scan.specifiers.filter {
      $0.isSubstitutionArgument || $0.value?.type.isInteger ?? false
    }
    guard counts.count == 1, scan.specifiers.count == 1, let only = counts.first else { return nil }
    return subject.replacing(only.range, "5")
  }
}
