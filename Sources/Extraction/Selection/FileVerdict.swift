/// What a file is worth: whether it is parsed for its own sake, and which of its parts are read.
struct FileVerdict: Equatable, Sendable {
  /// Why the file is parsed although nothing else mentions it; nil if it isn't.
  var reason: SelectionReason?
  /// Whether it may declare something that localizes, so that it may make other files matter.
  var mayDeclare = false
  /// What is read of it, whatever others mention.
  var keeps = KeptParts()
}

/// Why a file is parsed.
package enum SelectionReason: Hashable, Sendable {
  /// It names what localizes, beside a text.
  case localizes
  /// It names a type of localized texts, so what it declares may localize.
  case declares
  /// It names something that hands texts on to what localizes.
  case handsOn
  /// It may declare custom attributes, or have to do with a screen, where these are looked for.
  case asked
  /// It declares something that the file of a path mentions.
  case mentioned(by: String)

  /// For people.
  package var text: String {
    switch self {
    case .localizes: "a text stands beside a name that localizes"
    case .declares: "it names a type of localized texts, so it may declare what localizes"
    case .handsOn: "it names what hands texts on to a localizing function"
    case .asked: "everything of its kind is read"
    case .mentioned(let path): "it declares something that \(path) mentions"
    }
  }
}

/// A file that was parsed, and why.
package struct ParsedFile: Sendable {
  package var path: String
  package var reason: SelectionReason
}

/// What files are judged by.
///
/// A class, for it is handed to each file's verdict, and copying what it knows takes longer than most.
final class FileJudge: Sendable {
  private let names: LocalizingNames
  private let wrappers: WrapperNames
  private let watch: NameWatch
  /// What a body without texts mentions that matters.
  private let wrapperWatch: NameWatch
  /// What a file mentions that is parsed in any case.
  private let marks: Set<UInt64>
  /// The names of the project's types of functions.
  private let functionAliases: NameWatch

  init(
    names: LocalizingNames, wrappers: WrapperNames, marks: Set<UInt64>, functionAliases: NameWatch
  ) {
    self.names = names
    self.wrappers = wrappers
    self.marks = marks
    self.functionAliases = functionAliases
    let ofWrappers = wrappers.watched.union(WrapperNames.typeNames)
    watch = NameWatch(names.watched.union(marks).union(ofWrappers))
    wrapperWatch = NameWatch(ofWrappers)
  }

  func verdict(on outline: SourceOutline) -> FileVerdict {
    let outside =
      watch.found(in: outline.identifiers).union(watch.found(in: outline.memberIdentifiers))
    var verdict = FileVerdict()
    if !marks.isDisjoint(with: outside) { verdict.reason = .asked }
    if names.mayBeDeclared(in: outside) {
      verdict.reason = .declares
      verdict.mayDeclare = true
    }
    let mentions = MentionedNames(outside: outside)
    if outline.hasText, wrappers.mayOccur(in: mentions) { verdict.reason = .handsOn }
    if outline.hasText, names.mayOccur(in: mentions) { verdict.reason = .localizes }
    verdict.keeps.bodies.reserveCapacity(outline.bodies.count)
    // Where bodies are not told from the rest, all names stand outside of them.
    if outline.bodies.isEmpty {
      verdict.keeps.lookUps = wrappers.names(in: mentions)
        .union(wrappers.computed.getters(among: outline.identifiers))
        .union(wrappers.computed.getters(among: outline.memberIdentifiers))
    }
    for body in outline.bodies { judge(body, outline, outside, &verdict) }
    verdict.keeps.members = keptMembers(of: outline, verdict.keeps.bodies)
    return verdict
  }

  /// Whether each member is read: one that holds a body that is read, or may declare something that
  /// localizes, or take a closure behind a call, which has no name there; all of them where more than
  /// that is looked for.
  private func keptMembers(of outline: SourceOutline, _ keptBodies: [Bool]) -> [Bool] {
    guard marks.isEmpty else { return outline.members.map { _ in true } }
    var bodies = zip(outline.bodies, keptBodies).lazy.filter(\.1).map(\.0.range.lowerBound)[...]
    return outline.members.map { member in
      bodies = bodies.drop { $0 < member.range.lowerBound }
      return member.stays || bodies.first.map { $0 < member.range.upperBound } ?? false
        || outline.identifiers(of: member).contains {
          watch.contains($0) && names.types.contains($0)
            || member.isStored && functionAliases.contains($0)
        }
    }
  }

  private func judge(
    _ body: SourceOutline.Body, _ outline: SourceOutline, _ outside: Set<UInt64>,
    _ verdict: inout FileVerdict
  ) {
    guard !body.identifiers.isEmpty else { return verdict.keeps.bodies.append(false) }
    guard body.hasText || body.mayPass else {
      return judge(withoutTexts: body, outline, outside, &verdict)
    }
    let found = mentions(of: body, outline, outside, watched: watch)
    // `Row(title: .init("…"))` names no type that another file gives to a view.
    let names =
      names.mayOccur(in: found)
      || found.part.contains(WrapperNames.initializer) && LocalizingNames.areAboutViews(found)
    let handsOn = wrappers.mayOccur(in: found)
    if handsOn || body.mayPass && names {
      verdict.reason = verdict.reason ?? .handsOn
      if body.mayPass { verdict.mayDeclare = true }
    }
    if body.hasText && names { verdict.reason = .localizes }
    let isWhole = body.mayPass && body.range.count <= PassingMarks.longestWhole
    let identifiers = outline.identifiers(of: body)
    let isKept =
      isWhole || names || handsOn || wrappers.computed.mayHold(identifiers, in: body.type)
      || wrappers.mayGive(identifiers)
    verdict.keeps.bodies.append(isKept)
    guard isKept else { return }
    verdict.keeps.lookUps.formUnion(wrappers.names(in: found))
  }

  /// What a body mentions of what is watched, the type around it where something stands for its name.
  private func mentions(
    of body: SourceOutline.Body, _ outline: SourceOutline, _ outside: Set<UInt64>,
    watched watch: NameWatch
  ) -> MentionedNames {
    var found = watch.found(in: outline.identifiers(of: body))
    if let type = body.type, !WrapperNames.typeNames.isDisjoint(with: found) { found.insert(type) }
    return MentionedNames(part: found, outside: outside)
  }

  /// Judges a body in which no text stands: it may look up one that nobody can tell, hand on what a
  /// property holds, or give what another getter does.
  private func judge(
    withoutTexts body: SourceOutline.Body, _ outline: SourceOutline, _ outside: Set<UInt64>,
    _ verdict: inout FileVerdict
  ) {
    let found = mentions(of: body, outline, outside, watched: wrapperWatch)
    let handsOn = !found.part.isEmpty && wrappers.mayOccur(in: found)
    // `var title: String { item.title }`, of which something looks up what it gives.
    let getters = wrappers.computed.getters(
      among: outline.identifiers(of: body), in: body.type)
    verdict.keeps.bodies.append(handsOn || !getters.isEmpty)
    verdict.keeps.lookUps.formUnion(getters)
    guard handsOn else { return }
    verdict.reason = verdict.reason ?? .handsOn
    verdict.mayDeclare = true
    verdict.keeps.lookUps.formUnion(wrappers.names(in: found))
  }
}
