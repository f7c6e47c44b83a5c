import LocaleData
import Reading

/// A host in a source text that may stand for another one.
struct ExampleHost {
  /// The parts of its name, in small letters.
  private let labels: [Substring]

  init(_ host: Substring) { labels = host.lowercased().split(separator: ".") }

  /// Whether it shows what a host looks like and is nobody's: one that is kept free for that
  /// (RFC 2606), that texts have for one, or a word alone, as in `http://path/to/file`.
  var isSample: Bool {
    guard labels.count > 1, let last = labels.last else { return isWord }
    let host = labels.drop { $0 == "www" }
    return labels.dropLast().last == "example" || Self.reserved.contains(String(last))
      || Self.samples.contains(host.joined(separator: ".").filter { $0 != "-" })
  }

  /// Whether it is a word that names no machine, as `localhost` does.
  var isWord: Bool {
    guard labels.count == 1, let word = labels.first, word != "localhost" else { return false }
    return word.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// Whether it begins with a word for whatever a reader has there: `yourname.caffe.app`.
  var standsForAny: Bool {
    guard labels.count > 1, let first = labels.first(where: { $0 != "www" }) else { return false }
    return Self.words.contains { word in
      word.last == "*" ? first.hasPrefix(word.dropLast()) : first == word
    }
  }

  /// Whether another one is the same but for its first part, of three or more.
  func differsInFirst(from other: ExampleHost) -> Bool {
    labels.count > 2 && labels.dropFirst() == other.labels.dropFirst()
  }

  private static let words = LanguageFact.domains.list(of: "examples")
  private static let reserved = Set(LanguageFact.domains.list(of: "reserved"))
  private static let samples = Set(LanguageFact.domains.list(of: "samples"))
}

extension LintKey {
  /// Whether its name or what its developers say of it calls the text a sample: `url_placeholder`.
  var isOfSample: Bool {
    let isText = keyIsSource || key.utf8.contains(0x20) || key.utf8.contains(UInt8(ascii: "/"))
    let own = isText ? "" : key
    let said = commentIsSubmitted ? "" : comment ?? ""
    guard !own.isEmpty || !said.isEmpty else { return false }
    let text = (own + " " + said).lowercased()
    return LanguageFact.domains.list(of: "words").contains {
      text.utf8.containsSequence($0.utf8)
    }
  }
}
