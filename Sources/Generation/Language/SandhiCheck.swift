import Diagnostics
import Grammar

/// `sandhi.txt`: how words change with what stands beside them, and back.
struct SandhiCheck: FolderCheck {
  let folder: CheckedFolder

  private var rules: SandhiRules { folder.sandhi }

  var problems: [Diagnostic] {
    let unread = rules.unread.filter {
      $0.word.isEmpty || !folder.isDeclared($0.word, in: Self.name)
    }
    let variants = rules.variants.sorted { $0.line < $1.line }
    return folder.problems(Self.name, unread) + soundProblems
      + rules.contractions.indices.flatMap(contractionProblems)
      + variants.indices.flatMap { variantProblems(variants[$0], behind: variants[..<$0]) }
  }

  static let name = "sandhi"

  private func problem(_ kind: FolderProblem, _ number: Int, field: Int, _ message: String)
    -> [Diagnostic]
  {
    folder.lines(Self.name).filter { $0.number == number }
      .map { folder.problem(kind, Self.name, $0, field: field, message) }
  }

  /// Of the lines `sound`, and of `letters` and `numbers`, which say more of a class of sounds.
  private var soundProblems: [Diagnostic] {
    var places: [[String]: Int] = [:]
    return folder.lines(Self.name).filter(SandhiRules.isOfSounds).flatMap { line in
      let sound = line.fields[1]
      defer { places[[line.fields[0], sound]] = line.number }
      if let first = places[[line.fields[0], sound]] {
        let message = "the class \(sound) stands in line \(first) already; make one line of them"
        return problem(.duplicate, line.number, field: 1, message)
      }
      if folder.soundNames.contains(sound) { return [] }
      let message = "unknown class \(sound); mend its name, or add a line `sound` for it"
      return problem(.unknownName, line.number, field: 1, message)
    }
  }

  // MARK: Two words that melt

  private func contractionProblems(_ index: Int) -> [Diagnostic] {
    let one = rules.contractions[index]
    let whole = one.whole.text
    var problems: [Diagnostic] = []
    let others = rules.contractions[..<index]
    if let other = others.first(where: { $0.whole == one.whole && !Self.melts($0, one) }) {
      let message =
        "\(whole) can't be undone: line \(other.line) makes it of \(other.first.text) \(other.second.text)"
      problems += problem(.irreversible, one.line, field: 1, message)
    }
    if let other = others.first(where: { $0.whole != one.whole && Self.melts($0, one) }) {
      let message = "line \(other.line) melts the same two words; remove one of them"
      problems += problem(.duplicate, one.line, field: 0, message)
    }
    // A determiner is told from it by what stands before: des amis, le nom des amis.
    let entry = folder.lexicon.entries(of: whole).first { $0.lexeme.part != "det" }
    if let entry {
      let message =
        "\(whole) is a word of its own too (\(entry.text).txt:\(entry.line.number)), which nobody can read any more; remove one of them"
      problems += problem(.irreversible, one.line, field: 1, message)
    }
    return problems
  }

  private static func melts(
    _ one: SandhiRules.Contraction, _ other: SandhiRules.Contraction
  ) -> Bool {
    one.first == other.first && one.second == other.second
  }
}

/// Forms that stand in for others.
extension SandhiCheck {
  private func variantProblems(
    _ one: SandhiRules.Variant, behind others: ArraySlice<SandhiRules.Variant>
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if let other = others.first(where: {
      $0.full == one.full && $0.features == one.features && $0.sound == one.sound
        && $0.short != one.short
    }) {
      let message =
        "line \(other.line) has the same form and condition, and hides this one; remove one of them"
      problems += problem(.hidden, one.line, field: 0, message)
    }
    if isInCircle(one) {
      let message = "\(one.short.text) leads back to \(one.full.text); remove a line of the circle"
      problems += problem(.irreversible, one.line, field: 1, message)
    }
    if one.isJoined, one.short.text.last?.isLetter ?? true {
      let message =
        "\(one.short.text) can't be split off again: a form that is written together with the next word ends in a sign"
      problems += problem(.irreversible, one.line, field: 1, message)
    }
    return problems + unclearFull(one, behind: others)
  }

  private func isInCircle(_ variant: SandhiRules.Variant) -> Bool {
    var (forms, next) = (Set<[UInt8]>(), [variant.short])
    while let form = next.popLast() {
      if form == variant.full { return true }
      guard forms.insert(form).inserted else { continue }
      next += rules.variants.filter { $0.full == form }.map(\.short)
    }
    return false
  }

  /// Of two full forms with the same short one only one counts, so both must be forms of one word; of
  /// forms that are written together with the next word all count.
  private func unclearFull(
    _ one: SandhiRules.Variant, behind others: ArraySlice<SandhiRules.Variant>
  ) -> [Diagnostic] {
    guard one.isJoined || one.sound == nil,
      let other = others.last(where: {
        ($0.isJoined || $0.sound == nil) && !($0.isJoined && one.isJoined)
          && $0.short == one.short && $0.full != one.full
      })
    else { return [] }
    let lemmas = folder.lexicon.lemmas(of: [one.full.text, other.full.text])
    let shared = lemmas[one.full.text, default: []]
      .intersection(lemmas[other.full.text, default: []])
    if !shared.isEmpty { return [] }
    let message =
      "\(one.short.text) can't be undone: line \(other.line) makes it of \(other.full.text), which is another word"
    return problem(.irreversible, one.line, field: 1, message)
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
