/// Keys of a table that rules look at together, one rule after the other.
///
/// The code of all rules is many times larger than what a processor keeps at hand, and texts are short:
/// with one text after the other the code of each rule would be fetched again for each of them.
struct KeyBatch {
  /// A key beside the languages that are looked at.
  struct Key {
    let key: LintKey
    /// The number of the key in its table.
    let index: Int
    let entries: [LintEntry]
  }

  /// How many texts, and how many bytes of them, are enough: what is read of them, and what rules find
  /// out of them, is held until all rules have seen them.
  private static let (texts, bytes) = (64, 1 << 16)

  private(set) var keys: [Key] = []
  private var load = Load()

  init() {}

  init(_ keys: [Key]) { self.keys = keys }

  /// Adds a key in some languages.
  ///
  /// - Parameter index: The number of the key in its table.
  mutating func add(_ key: LintKey, at index: Int, _ languages: [String]) {
    let entries = LintEntry.all(of: key, in: key.localizations(in: languages))
    keys.append(Key(key: key, index: index, entries: entries))
    for entry in entries { for text in entry.localization.texts { load.add(text) } }
  }

  var isFull: Bool { load.isFull }

  /// How much rules have to look at.
  struct Load {
    private var texts = 0
    private var bytes = 0

    mutating func add(_ text: LintText) {
      texts += 1
      bytes += text.value.utf8.count
    }

    var isFull: Bool { texts >= KeyBatch.texts || bytes >= KeyBatch.bytes }
  }
}
