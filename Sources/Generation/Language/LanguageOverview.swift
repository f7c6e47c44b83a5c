package import Foundation
import LocaleData

/// What the folders of all languages hold, as the tables of `docs/languages.md`.
package struct LanguageOverview {
  /// How many lines a language's table has, and how many of them the engine can't do yet.
  package typealias TableCounts = (lines: Int, open: Int)

  private let rows: [Row]

  /// - Parameters:
  ///   - root: The folder of all languages.
  ///   - table: The counts of a language's table in `Fixtures/grammar`.
  package init(in root: URL, table: (_ language: String) throws -> TableCounts) throws {
    rows = try EmbeddedLanguages(in: root).languages.map { language in
      Row(language, LanguageFolder(language, in: root), table: try table(language))
    }
  }

  /// Markdown.
  package var text: String {
    let words = Self.table(
      ["", "nouns", "adjectives", "verbs", "paradigms", "prepositions with a case", "Apple"],
      rows.map(\.words))
    let agreement = Self.table(
      ["", "determiners", "adjectives", "verbs", "what a number asks of the words it counts"],
      rows.map(\.agreement))
    let lines = Self.table(["", "lines", "open", "right"], rows.map(\.lines))
    return """
      ### Words

      \(words)
      ### What agrees with the head of its phrase

      \(agreement)
      ### Tables of this repository

      \(lines)
      """
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension LanguageOverview {
  /// A language's cells in each table.
  private struct Row {
    let words: [String]
    let agreement: [String]
    let lines: [String]

    init(_ language: String, _ folder: LanguageFolder, table: TableCounts) {
      let texts = FolderLines(folder)
      words = [
        language, texts.words("noun"), texts.words("adj"), texts.count("verbs.txt"),
        texts.count("paradigms.txt"), texts.count("government.txt"), Self.apple(language),
      ]
      agreement =
        [language] + ["det", "adj", "verb"].map { texts.agreement($0) } + [texts.counting]
      let share = Double(table.lines - table.open) / Double(max(table.lines, 1))
      lines = [
        language, String(table.lines), String(table.open),
        share.formatted(
          .percent.precision(.fractionLength(1)).locale(Locale(identifier: "en"))),
      ]
    }

    private static func apple(_ language: String) -> String {
      guard case .since(let version) = SystemInflection(of: language) else { return "no" }
      return "iOS \(version)"
    }
  }

  /// The lines of a folder's texts that hold something.
  private struct FolderLines {
    let folder: LanguageFolder

    init(_ folder: LanguageFolder) { self.folder = folder }

    private func lines(_ name: String) -> [Substring] {
      folder.text(name).utf8.split(separator: UInt8(ascii: "\n"))
        .filter { $0.first != UInt8(ascii: "#") }.map { Substring($0) }
    }

    func count(_ name: String) -> String { String(lines(name).count) }

    /// How many different words there are of a part of speech.
    func words(_ part: String) -> String {
      var lemmas: Set<Substring> = []
      for line in lines("curated.txt") + lines("lexicon.txt") {
        let fields = line.utf8.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
        let tag = fields.dropFirst().first?.prefix { $0 != UInt8(ascii: " ") }
        if tag?.elementsEqual(part.utf8) ?? false { lemmas.insert(Substring(fields[0])) }
      }
      return String(lemmas.count)
    }

    func agreement(_ part: String) -> String {
      lines("agreement.txt").compactMap { line -> String? in
        let fields = line.split(separator: "\t")
        return fields.count == 2 && fields[0] == part ? String(fields[1]) : nil
      }.first ?? "–"
    }

    var counting: String {
      lines("counting.txt").map { line in
        "`" + line.split(separator: "\t").joined(separator: " ") + "`"
      }.joined(separator: ", ")
    }
  }
}
