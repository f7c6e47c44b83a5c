/// What all texts of a key in one language show, looked at once.
///
/// A key of many forms has as many units, each of which is held to all of them.
struct SharedArguments {
  /// By whether the forms of variables count as shown.
  private var known: [Bool: ArgumentReference] = [:]
  /// The arguments that texts show by themselves, by whether these are those of parts only.
  var numbers: [Bool: [Int]] = [:]

  mutating func arguments(of localization: LintLocalization, showsParts: Bool) -> ArgumentReference
  {
    if let known = known[showsParts] { return known }
    let made = ArgumentReference(of: localization, showsParts: showsParts)
    known[showsParts] = made
    return made
  }
}
