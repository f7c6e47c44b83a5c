import LocaleData

/// A host that may be one of an example.
struct ExampleHost {
  /// The parts of its name, in small letters.
  private let labels: [Substring]

  init(_ host: Substring) { labels = host.lowercased().split(separator: ".") }

  /// Whether it is kept free for examples (RFC 2606).
  var isReserved: Bool {
    labels.dropLast().last == "example" || ["example", "test", "invalid"].contains(labels.last)
  }

  /// Whether it begins with a word for whatever a reader has there: `yourname.caffe.app`.
  var standsForAny: Bool {
    guard labels.count > 1, let first = labels.first(where: { $0 != "www" }) else { return false }
    return Self.words.contains { word in
      word.last == "*" ? first.hasPrefix(word.dropLast()) : first == word
    }
  }

  private static let words = LanguageFact.domains.list(of: "examples")
}
