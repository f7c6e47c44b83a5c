import Catalogs
import LocaleData

/// What the other languages of a key have in the place of a text.
///
/// A difference that several translators made on their own comes from the source text: it shows
/// sample data, a layout, or a name that has translations. One that a single translator made is most
/// likely a slip.
struct Peers {
  /// A translation into another language.
  struct Peer {
    var language: String
    var text: LintText
  }

  /// One for each language, without variants; copies of the source say nothing about translating.
  private let peers: [Peer]

  init(_ unit: LintUnit) {
    var known: Set<String> = [unit.language]
    var peers: [Peer] = []
    for other in unit.key.translations {
      let language = other.tag?.language ?? other.language
      guard !known.contains(language), let text = other.text(at: unit.target.path), !text.isEmpty,
        text.state != .new, text.value != unit.source.value
      else { continue }
      known.insert(language)
      peers.append(Peer(language: language, text: text))
    }
    self.peers = peers
  }

  /// Whether there are enough of them to ask.
  var canTell: Bool { peers.count > 1 }

  /// Whether one of them does.
  func contains(_ isSame: (Peer) -> Bool) -> Bool { peers.contains(where: isSame) }

  /// Whether so many do the same that it is no slip.
  func often(_ isSame: (Peer) -> Bool) -> Bool {
    let count = peers.count(where: isSame)
    return count > 1 && count * 5 >= peers.count
  }
}
