/// What has become worth a look since files were judged last: only a file that mentions all of one of
/// these can be judged otherwise than before.
struct NewMentions: Sendable {
  /// Whether any file may be judged otherwise.
  private(set) var concernAll = false
  /// Hashes of identifiers that count together.
  private var groups: [[UInt64]] = []

  var isEmpty: Bool { groups.isEmpty && !concernAll }

  mutating func add(_ group: [UInt64]) { groups.append(group) }

  /// Notes that any file may be judged otherwise.
  mutating func addAll() { concernAll = true }

  mutating func add(_ others: NewMentions) {
    groups += others.groups
    concernAll = concernAll || others.concernAll
  }

  /// Finds the files that mention something of these.
  struct Search: Sendable {
    private let watch: NameWatch
    private let groups: [UInt64: [[UInt64]]]
    private let findsAll: Bool

    init(for news: NewMentions) {
      watch = NameWatch(Set(news.groups.joined()))
      groups = Dictionary(grouping: news.groups.lazy.filter { !$0.isEmpty }) { $0[0] }
      findsAll = news.concernAll
    }

    func finds(_ outline: SourceOutline) -> Bool {
      guard !findsAll else { return true }
      var found = watch.found(in: outline.identifiers)
      found.formUnion(watch.found(in: outline.memberIdentifiers))
      found.formUnion(watch.found(in: outline.bodyIdentifiers))
      // `Self` stands for it in a body.
      found.formUnion(watch.found(in: outline.bodies.lazy.compactMap(\.type)))
      return found.contains { first in
        groups[first]?.contains { $0.allSatisfy(found.contains) } ?? false
      }
    }
  }
}
