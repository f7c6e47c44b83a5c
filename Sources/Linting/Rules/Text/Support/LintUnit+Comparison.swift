import LocaleData
import Messages
import Reading

extension LintUnit {
  /// Whether a source is a text that entries translate; each unit finds it out once, for nearly every
  /// rule asks.
  static func isComparable(_ entry: LintEntry, _ source: LintText) -> Bool {
    let key = entry.key
    return !entry.isSource && !source.isEmpty && !key.sourceIsUnknown && !key.isProductName
      && !(key.keyIsSource && source.value.namesText) && !repeatsConstant(source, key)
      && !source.value.isBuildSetting
  }

  /// Whether the source repeats a key that is no text, for each language to fill in what it wants:
  /// `TRANSLATOR_NAME`.
  private static func repeatsConstant(_ source: LintText, _ key: LintKey) -> Bool {
    source.profile.traits.contains(.underscores) && source.value.isConstant
      && source.value == key.key
  }

  /// The scripts that the language is written in; nil where that isn't known.
  var languageScripts: ScriptSet? { entry.localization.scripts }

  /// Whether the language is written in a script that starts sentences with a capital; where more
  /// than one is in use, the text says in which.
  var hasCapitals: Bool {
    !(languageScripts ?? target.profile.scripts).isDisjoint(with: .cased)
  }

  /// Whether so little is there of a long source that the rest of the sentence is lost.
  var isCutOff: Bool {
    let scripts = target.profile.scripts
    // How many hundredths of the source's length are surely not the whole of it.
    let share = scripts.contains(.hangul) ? 33 : scripts.isDisjoint(with: [.han, .kana]) ? 60 : 20
    return hasLess(than: share)
  }

  /// Whether a long source's text has fewer than so many hundredths of its length.
  func hasLess(than share: Int) -> Bool {
    let (all, found) = (source.value.unicodeScalars.count, target.value.unicodeScalars.count)
    return all > 30 && found * 100 < all * share
  }

  /// Whether the language has no space between words.
  var isUnspaced: Bool { languageScripts.map { $0.isSubset(of: .unspaced) } ?? false }
}

extension String {
  /// Whether a build fills it in, so that nobody knows what it says: `$(PRODUCT_NAME)`.
  var isBuildSetting: Bool {
    utf8.first == UInt8(ascii: "$") && utf8.dropFirst().first == UInt8(ascii: "(")
      && utf8.last == UInt8(ascii: ")")
  }
}
