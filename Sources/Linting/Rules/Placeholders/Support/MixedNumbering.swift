import Catalogs
import Messages

extension LintUnit {
  /// The first specifier that makes a text both numbered and unnumbered, where its source isn't.
  ///
  /// What such a text shows can't be told, so that no other rule judges its arguments.
  var mixedNumbering: SpecifierProblem? {
    guard let mixed = target.scan.problems.first(where: { $0.kind == .mixedNumbering }),
      isSource || !source.scan.problems.contains(where: { $0.kind == .mixedNumbering }),
      !target.scan.problems.contains(where: \.isMalformed), !showsOwnNumberOnly
    else { return nil }
    return mixed
  }

  /// Whether all that has no number is the one number that the form of a variable is chosen by.
  ///
  /// In a `.stringsdict` such a form counts from the variable's own argument, so that `%ld` beside
  /// `%1$@` is what it was meant to be.
  private var showsOwnNumberOnly: Bool {
    guard entry.localization.format == .stringsdict,
      let variable = entry.localization.variable(of: target),
      let own = entry.localization.argument(of: variable)
    else { return false }
    let unnumbered = target.scan.specifiers.filter { $0.value.map { $0.position == nil } ?? false }
    let shown = entry.localization.shownArguments(of: target)
    return unnumbered.count == 1
      && shown.contains { $0.range == unnumbered[0].range && $0.number == own }
  }
}
