import LocaleData
import Locking

/// The scripts of the languages that were asked for before: each takes searches in several texts, and
/// every text of a catalog is asked.
enum KnownScripts {
  private static let known = Sharded<[String: ScriptSet?]> { [:] }
  /// Whoever reads more different ones than there are languages starts anew.
  private static let most = 512

  /// The scripts of a tag.
  ///
  /// - Parameter spelling: The tag as a catalog spells it.
  static func scripts(of tag: LanguageTag, spelled spelling: String) -> ScriptSet? {
    if let scripts = known.withValue({ $0[spelling] }) { return scripts }
    let scripts = tag.scripts
    known.withValue { known in
      if known.count >= most { known.removeAll() }
      known[spelling] = .some(scripts)
    }
    return scripts
  }
}
