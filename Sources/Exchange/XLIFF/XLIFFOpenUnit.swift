import Catalogs
import Reading

/// A unit whose element is open: what its own elements have said so far.
struct XLIFFOpenUnit {
  /// Nil where the element has none; an empty one is a catalog's empty key.
  let id: String?
  let element: MarkupElement
  /// How many elements are open whose texts are not the unit's own.
  var ignoredDepth = 0

  private let isTranslatable: Bool
  private let isApproved: Bool
  private var source: String?
  private var target: String?
  private var targetState: String?
  private var targetQualifier: String?
  private var segmentStates: [(state: String?, subState: String?)] = []
  private var notes: [String] = []
  private var hasGeneratedNotes = false
  private var hints: [String] = []
  private var hasUnreadMarkup = false
  /// Whether the source has elements, and whether the translation has some around words.
  private var hasInlineMarkup = (source: false, target: false)

  init(_ name: String, _ attributes: [String: String], element: MarkupElement) {
    // XLIFF 2 allows no free text in ids, so the key is in the name.
    id = (name == "unit" ? attributes["name"] : nil) ?? attributes["id"]
    isTranslatable = attributes["translate"] != "no"
    isApproved = attributes["approved"] == "yes"
    self.element = element
  }

  mutating func startSegment(_ attributes: [String: String]) {
    segmentStates.append((attributes["state"], attributes["subState"]))
  }

  mutating func startTarget(_ attributes: [String: String]) {
    targetState = attributes["state"]
    targetQualifier = attributes["state-qualifier"]
    // An empty one counts, too: it clears the translation.
    target = target ?? ""
  }

  mutating func endText(_ text: String, isTarget: Bool) {
    // XLIFF 2 may split a text into segments.
    if isTarget { target = target ?? "" } else { source = source ?? "" }
    // In place: copied for each segment, a text of many takes the square of the time.
    if isTarget { target?.append(text) } else { source?.append(text) }
  }

  mutating func note(_ text: String, from author: String?) {
    if author == XLIFFName.noteAuthor {
      hints.append(text)
    } else {
      notes.append(text)
      if author == XLIFFName.generatedAuthor { hasGeneratedNotes = true }
    }
  }

  /// Notices markup in the translation that no text stands for.
  mutating func unreadMarkup(_ names: [String]) {
    if names.contains("target") { hasUnreadMarkup = true }
  }

  /// Notices an element in a text, which stands for markup that only the tool knows.
  ///
  /// - Parameter isAround: Whether it stands around words, and not for something between them.
  mutating func inlineMarkup(_ names: [String], isAround: Bool) {
    if isAround, names.contains("target") { hasInlineMarkup.target = true }
    if names.contains("source") { hasInlineMarkup.source = true }
  }

  func unit(_ version: XLIFFDocument.Version) -> ExchangeUnit {
    let id = id ?? ""
    var unit = ExchangeUnit(id: id, key: id, source: source ?? "", target: target)
    unit.state =
      version == .v1_2
      ? TextState(xliff12: targetState, qualifier: targetQualifier) : segmentState
    // Approved is what a person has read.
    let isMachines = unit.state == .machineTranslated
    if version == .v1_2, isApproved, targetState == nil || isMachines { unit.state = .translated }
    if version == .v1_2, let targetState, !TextState.knows(xliff12: targetState) {
      unit.unknownState = targetState
    }
    if unit.state == .new, version == .v1_2, targetState != "new" {
      unit.writtenState = targetState
    }
    if target == nil { unit.state = nil }
    unit.notes = notes
    unit.hasGeneratedNotes = hasGeneratedNotes
    unit.hints = hints
    unit.isTranslatable = isTranslatable
    // Where the source has none, a tool has made elements of what is text here, such as <b>.
    unit.hasUnreadMarkup =
      hasUnreadMarkup || hasInlineMarkup.target && !hasInlineMarkup.source
    return unit
  }

  /// That of the segment that is the least far.
  private var segmentState: TextState? {
    segmentStates.compactMap { TextState(xliff21: $0.state, subState: $0.subState) }.min()
  }
}
