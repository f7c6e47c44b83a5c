import Catalogs
import Diagnostics
import Extraction
package import Linting
import LocaleData
package import Messages
import Reading

/// What a text is shown on.
package struct PreviewRoom: Hashable, Sendable {
  /// Such as `iphone`; nil for a device that catalogs don't name.
  package var device: String?
  /// In characters; nil for any number.
  package var width: Int?

  package init(device: String? = nil, width: Int? = nil) {
    (self.device, self.width) = (device, width)
  }
}

/// One key in one language, to be looked at in files as they are or would be.
package struct KeyCheck: Sendable {
  package let key: String
  /// As the table spells it.
  package let language: String
  /// The file that holds the texts.
  package let file: String
  /// The table's name in code.
  package let table: String
  private let knowledge: ProjectKnowledge

  package init(
    key: String, language: String, file: String, table: String, _ knowledge: ProjectKnowledge
  ) {
    (self.key, self.language, self.file, self.table) = (key, language, file, table)
    self.knowledge = knowledge
  }

  /// The key of a table.
  package init(
    _ key: String, of table: TextTable, in language: String, _ knowledge: ProjectKnowledge
  ) {
    self.init(
      key: key, language: language, file: table.path(ofLanguage: language), table: table.codeName,
      knowledge)
  }

  /// What lint finds in the key's texts in the language.
  package func findings(in tree: any FileTree) -> [LintDiagnostic] {
    findings(
      in: CatalogCheck(of: file, in: knowledge, on: tree, languages: [language], limit: .max))
  }

  /// What of the findings of a table is in the key's texts in the language.
  package func findings(in table: CatalogCheck) -> [LintDiagnostic] {
    table.findings.filter(isOfKey)
  }

  /// What lint finds once the key's entry has other bytes.
  ///
  /// Rules that look at one key look at the new entry; of others it is what they said before. Where
  /// the entry can't be looked at alone, or contradicted another one before, the table is.
  ///
  /// - Parameters:
  ///   - entry: The entry then; nil where its place isn't known.
  ///   - tree: The files with these bytes.
  ///   - table: What is found in the table as it is.
  package func findings(
    with entry: CatalogEntry?, in tree: any FileTree, since table: CatalogCheck
  ) -> [LintDiagnostic] {
    guard let catalog = knowledge.catalog(at: file), let entry,
      let found = table.findings(inEntry: entry.bytes, at: entry.start, of: catalog),
      case let others = findings(in: table).filter({ !CatalogCheck.isLocal($0.diagnostic.id) }),
      !others.contains(where: { CatalogCheck.comparesKeys($0.diagnostic.id) })
    else { return findings(in: tree) }
    return found.filter(isOfKey) + others
  }

  private func isOfKey(_ finding: LintDiagnostic) -> Bool {
    finding.key.map { $0.isExactly(key) } ?? false
      && finding.locale.map { LanguageTag.areSame($0, language) } ?? false
  }

  // MARK: What people read

  /// The key as people read it.
  ///
  /// - Parameters:
  ///   - likeApple: Whether the known limits of Apple's engine are kept.
  ///   - words: The catalogs that the texts of ``words`` may be in, where somebody knows that.
  ///   - pseudo: The pseudo-locale that the source is shown in, in the place of the language.
  ///   - room: The device and the width that the text is shown for.
  package func previews(
    in tree: any FileTree, likeApple: Bool = false, words: [String]? = nil,
    pseudo: PseudoKind? = nil, for room: PreviewRoom = PreviewRoom()
  ) -> [PreviewItem] {
    var options = previewOptions(in: tree, words: words)
    options.likeApple = likeApple
    (options.device, options.width) = (room.device, room.width)
    options.pseudo = pseudo
    return PreviewWorkflow(options).run(on: tree, project: knowledge.configuration)
      .report.previews
  }

  /// What shows the key with the words that it is filled with, wherever these have their texts.
  ///
  /// - Parameters:
  ///   - files: The catalogs that have texts of ``words``; nil to look into all of the project.
  ///   - arguments: Words that somebody chose.
  package func previewOptions(
    in tree: any FileTree, words files: [String]? = nil, arguments: [String] = []
  ) -> PreviewOptions {
    var options = PreviewOptions()
    options.scope.paths = knowledge.catalogs(ofTableWith: file).map(\.path)
    let (own, words) = (Set(options.scope.paths), self.words(choosing: arguments))
    options.wordPaths = (files ?? catalogs(with: words, in: tree)).filter { !own.contains($0) }
    options.keys = [key]
    options.table = table
    options.locales = [language]
    options.entries = knowledge.entries.filter { $0.key.isExactly(key) }
    return options
  }

  /// The texts that sources and the configuration put into the key; each may be a key itself.
  package var words: [String] {
    let declared = knowledge.entries.lazy.filter { $0.key.isExactly(key) }
      .flatMap(\.arguments).flatMap(\.values)
    let samples = KnownArguments(knowledge.configuration.configuration.samples)
      .configured(for: key)?.joined().compactMap { argument -> String? in
        if case .text(let text) = argument { text } else { nil }
      }
    return Array(declared.prefix(Self.mostWords)) + (samples ?? []).prefix(Self.mostWords)
  }

  private static let mostWords = 200

  /// The same with words that somebody chose.
  package func words(choosing arguments: [String]) -> [String] {
    words + arguments.flatMap(Self.words)
  }

  /// What an argument may be as a whole, and behind its position: `2=salad`.
  private static func words(of argument: String) -> [String] {
    [argument] + argument.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
  }

  /// The other catalogs that spell any of some keys as a text of theirs.
  private func catalogs(with words: [String], in tree: any FileTree) -> [String] {
    let spellings = words.filter { !$0.isEmpty }.flatMap { word in
      ["\"\(word)\"", ">\(word)<"].map { Array($0.utf8) }
    }
    guard !spellings.isEmpty else { return [] }
    return knowledge.catalogs.map(\.path).filter { path in
      guard let bytes = (try? tree.read(path)).map({ SourceText(decoding: $0).utf8 }) else {
        return false
      }
      return spellings.contains { bytes.containsSequence($0) }
    }
  }
}
