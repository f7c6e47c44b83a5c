import Catalogs
import Messages

extension LintUnit {
  /// Whether a form for 1 looks like another one whose number was left out, and not like words for it.
  ///
  /// "Eine Datei" has a word more than "%lld Dateien"; " Datei" has not.
  var hasLostCount: Bool {
    guard target.category == "one", coversOneNumber, !target.namesNumber,
      !Self.inflecting.contains(language), let count = countArgument(argumentReference),
      let other = siblings.first(where: { $0.category == "other" }),
      entry.localization.shownArguments(of: other).contains(where: { $0.number == count }),
      isCountInSource(count)
    else { return false }
    let words = target.words
    let others = other.words
    return !words.isEmpty && words.count == others.count
      && zip(words, others).allSatisfy { $0.prefix(3).elementsEqual($1.prefix(3)) }
  }

  /// Languages that say "one file" without a word for the number.
  private static let inflecting: Set<String> = ["ar", "he", "mt"]

  /// The source's own form shows the number, too.
  private func isCountInSource(_ count: Int) -> Bool {
    guard !isSource, let own = entry.source.texts.first(where: { $0.category == "one" }) else {
      return !isSource
    }
    return entry.source.shownArguments(of: own).contains { $0.number == count }
  }
}

extension LintText {
  /// The words beside the specifiers, in bytes.
  fileprivate var words: [ArraySlice<UInt8>] {
    var bytes = Array(value.utf8)
    for specifier in scan.specifiers {
      for index in specifier.range { bytes[index] = UInt8(ascii: " ") }
    }
    return bytes.split(separator: UInt8(ascii: " "))
  }
}
