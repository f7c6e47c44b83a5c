import Catalogs
import Messages
import Workflows

extension StudioSession {
  /// What the page can ask for.
  var calls: CallTable {
    var calls = CallTable()
    calls.on("project") { [self] (_: NoInput) throws(StudioProblem) in
      reload()
      return ShownProject(self)
    }
    calls.on("changes") { [self] (_: NoInput) throws(StudioProblem) in
      Revision(revision: refresh())
    }
    calls.on("list") { [self] (input: ListInput) throws(StudioProblem) in
      try ShownList(
        window(input.range, of: input.filter(), in: input.language), from: input.from,
        mistakes: ShownMistake.all(in: self))
    }
    calls.on("key") { [self] (id: KeyID) throws(StudioProblem) in
      try ShownKey(OpenKey(id, in: self), id, in: self)
    }
    calls.on("check") { [self] (input: TextsInput) throws(StudioProblem) in
      try shownCheck(input)
    }
    calls.on("help") { [self] (id: KeyID) throws(StudioProblem) in
      try ShownHelp(OpenKey(id, in: self), in: self)
    }
    calls.on("past") { [self] (id: KeyID) throws(StudioProblem) in
      ShownPast(try past(of: id))
    }
    addChanges(to: &calls)
    addEditing(to: &calls)
    return calls
  }

  private func shownCheck(_ input: TextsInput) throws(StudioProblem) -> ShownCheck {
    let texts = try input.checkedTexts()
    let check = try check(
      texts, of: input.id, likeApple: input.likeApple ?? false,
      pseudo: input.pseudo.flatMap(PseudoKind.init))
    return ShownCheck(
      check, of: texts, guarding: guardedAttributes(of: try table(input.table)))
  }

  private func addChanges(to calls: inout CallTable) {
    calls.on("save") { [self] (input: TextsInput) throws(StudioProblem) in
      let save = Save(
        texts: try input.checkedTexts(), base: input.base ?? [:],
        state: input.isForReview == true ? .needsReview : .translated,
        isForced: input.isForced ?? false, over: input.replaced, page: input.page)
      try self.save(save, of: input.id)
      if let note = input.note { _ = try keepNote(note, of: input.id) }
      return try ShownKey(OpenKey(input.id, in: self), input.id, in: self)
    }
    calls.on("draft") { [self] (input: TextsInput) throws(StudioProblem) in
      try checkWritable()
      let draft = Draft(
        table: input.table, key: input.key, language: input.language,
        texts: try input.checkedTexts(), base: input.base ?? [:])
      let isKept = keep(draft, over: input.replaced)
      return Kept(isKept: isKept, others: otherTexts(than: draft.texts, of: input.id))
    }
    calls.on("left") { [self] (input: LeftInput) throws(StudioProblem) in
      try checkWritable()
      settleLeftSaves(takingThem: input.isTaken)
      return Kept(isKept: input.isTaken)
    }
    calls.on("undo") { [self] (input: UndoInput) throws(StudioProblem) in
      try undo(on: input.page, isConfirmed: input.isConfirmed ?? false)
    }
    calls.on("redo") { [self] (input: UndoInput) throws(StudioProblem) in
      try redo(on: input.page, isConfirmed: input.isConfirmed ?? false)
    }
  }
}

struct NoInput: Decodable, Sendable {}

struct Revision: Encodable, Sendable { var revision: Int }

/// What is to become of saves that a session left that ended unexpectedly.
struct LeftInput: Decodable, Sendable { var isTaken: Bool }

/// Who takes a save back, or makes it again.
struct UndoInput: Decodable, Sendable {
  /// What tells a page from others, as its saves had it; nil for all pages.
  var page: String?
  /// Whether somebody asks again who was told what speaks against it.
  var isConfirmed: Bool?
}

struct Kept: Encodable, Sendable {
  var isKept: Bool
  /// Of a draft, what was typed elsewhere for the same key and not saved.
  var others: [[String: String]]?
}

/// What a list is asked with.
struct ListInput: Decodable, Sendable {
  var language: String
  var table: String?
  var progress: [String]?
  var hasFindings: Bool?
  var search: String?
  var from: Int
  var count: Int

  /// More rows than that no window shows.
  private static let mostRows = 500

  var range: Range<Int> {
    let start = min(max(from, 0), Int(Int32.max))
    return start..<(start + min(max(count, 0), Self.mostRows))
  }

  func filter() throws(StudioProblem) -> KeyFilter {
    var filter = try KeyFilter(search: search ?? "")
    filter.table = table
    filter.hasFindings = hasFindings ?? false
    filter.progress = Set((progress ?? []).compactMap(TranslationProgress.init))
    return filter
  }
}

/// A key with texts that somebody types.
struct TextsInput: Decodable, Sendable, SaidOfKey {
  var table: String
  var key: String
  var language: String
  /// By path.
  var texts: [String: String]
  /// What the catalog had when somebody began to type.
  var base: [String: String]?
  /// The texts of drafts whose place these take: what they were made of.
  var over: [[String: String]]?
  var likeApple: Bool?
  /// The pseudo-locale that is shown.
  var pseudo: String?
  var isForReview: Bool?
  /// Whether texts with findings are saved too.
  var isForced: Bool?
  /// Why a text is sent back.
  var note: String?
  /// What tells the page from others.
  var page: String?

  private static let mostTexts = 64
  private static let mostReplaced = 16

  /// What of ``over`` counts.
  var replaced: [[String: String]] { Array((over ?? []).suffix(Self.mostReplaced)) }

  func checkedTexts() throws(StudioProblem) -> [String: String] {
    guard texts.count <= Self.mostTexts else {
      throw StudioProblem(.refused, "a key has at most \(Self.mostTexts) forms here")
    }
    return texts
  }
}
