import Diagnostics
import Grammar
import Vocabulary

/// Each line of `curated.txt` and `lexicon.txt` by itself.
struct LexemeCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let declared = Set(
      folder.lines("tags").filter { $0.fields.count == 3 && $0.fields[0] == "lexicon" }
        .map { $0.fields[1] })
    return folder.lexicon.others.map(unreadable)
      + folder.lexicon.entries.flatMap { entry in
        formProblems(entry) + unknownNames(entry, declared)
      }
  }

  private func unreadable(_ text: String, _ line: DataLines.Line) -> Diagnostic {
    let lemma = line.fields[0]
    if line.fields.count == 2, line.fields.allSatisfy({ !$0.isEmpty }) {
      let message =
        "\(lemma) has no paradigm; write = if it doesn't change, ! and its forms, or a name of paradigms.txt"
      return folder.problem(.missing, text, line, field: 2, message)
    }
    let message = "expected `lemma<TAB>part of speech and tags<TAB>paradigm[<TAB>form|form…]`"
    return folder.problem(.notUnderstood, text, line, message)
  }

  private func unknownNames(
    _ entry: CheckedLexicon.Entry, _ declared: Set<String>
  ) -> [Diagnostic] {
    let lexeme = entry.lexeme
    var problems: [Diagnostic] = []
    if PartOfSpeech(tag: lexeme.part.utf8) == nil {
      let message = "unknown part of speech \(lexeme.part) of \(lexeme.lemma)"
      problems.append(
        folder.problem(
          .unknownName, entry.text, entry.line, field: 1, word: lexeme.part, message))
    }
    for tag in lexeme.tags where !LexemeLine.hasTag(tag) && !declared.contains(tag) {
      let message =
        "unknown tag \(tag) of \(lexeme.lemma); mend it, or say in tags.txt what it means"
      problems.append(
        folder.problem(.unknownName, entry.text, entry.line, field: 1, word: tag, message))
    }
    if lexeme.text != entry.line.fields.joined(separator: "\t") {
      let message = "superfluous spaces or bars beside \(lexeme.lemma)"
      problems.append(folder.problem(.notUnderstood, entry.text, entry.line, field: 1, message))
    }
    return problems
  }

  // MARK: Forms

  private func formProblems(_ entry: CheckedLexicon.Entry) -> [Diagnostic] {
    let lexeme = entry.lexeme
    let isListed = lexeme.paradigm == Paradigm.irregular
    if isListed == lexeme.forms.isEmpty {
      let message = "the paradigm ! alone has forms, and must have them"
      return [folder.problem(.mismatch, entry.text, entry.line, field: 2, message)]
    }
    if isListed { return countProblem(entry).map { [$0] } ?? [] }
    return paradigmProblem(entry).map { [$0] } ?? []
  }

  private func paradigmProblem(_ entry: CheckedLexicon.Entry) -> Diagnostic? {
    let lexeme = entry.lexeme
    guard lexeme.paradigm != Paradigm.invariable, let part = PartOfSpeech(tag: lexeme.part.utf8)
    else { return nil }
    guard let paradigm = folder.paradigms[part, lexeme.paradigm.utf8] else {
      let message =
        "no \(lexeme.part) paradigm \(lexeme.paradigm); mend the name, or add it to paradigms.txt"
      return folder.problem(.unknownName, entry.text, entry.line, field: 2, message)
    }
    if paradigm.fits(Array(lexeme.lemma.utf8)) { return nil }
    let ending = String(decoding: paradigm.endings.first ?? [], as: UTF8.self)
    let message =
      "\(lexeme.lemma) doesn't end in \(ending), as the paradigm \(lexeme.paradigm) says; choose one that fits, or list its forms with !"
    return folder.problem(.mismatch, entry.text, entry.line, field: 2, message)
  }

  /// Listed forms are as many as cells; fewer do for a word that is always singular.
  ///
  /// Those of personal pronouns may be as many as the cells of `personal`, and those of a pronoun of
  /// `pronouns.txt` as many as it has there.
  private func countProblem(_ entry: CheckedLexicon.Entry) -> Diagnostic? {
    let (lexeme, count) = (entry.lexeme, entry.lexeme.forms.count)
    guard let cells = folder.cells(of: lexeme.part), count != cells.count else { return nil }
    let isSingular = lexeme.tags.contains("singular") || lexeme.tags.contains("mass")
    let rest = cells.dropFirst(count)
    if isSingular, !rest.isEmpty, rest.allSatisfy({ $0.bits & FeatureSet.plural.bits != 0 }) {
      return nil
    }
    if lexeme.part == "pron", pronounCounts(lexeme).contains(count) { return nil }
    let message =
      "\(lexeme.lemma) has \(count) forms, but \(lexeme.part) has \(cells.count) cells (\(cells.names))"
    return folder.problem(.wrongCount, entry.text, entry.line, field: 3, message)
  }
  private func pronounCounts(_ lexeme: LexiconLine) -> [Int] {
    let rows = folder.pronouns.rows.filter { $0.forms.first?.first == Array(lexeme.lemma.utf8) }
    let personal = folder.cells(of: FeaturesCheck.personal)?.count
    let isPersonal = lexeme.tags.contains(FeaturesCheck.personal)
    return rows.map(\.forms.count) + (isPersonal ? [personal].compactMap(\.self) : [])
  }
}
