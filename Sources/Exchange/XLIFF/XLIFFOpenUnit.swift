import Catalogs
import Reading

/// A unit whose element is open: what its own elements have said so far.
struct XLIFFOpenUnit {
  /// Nil where the element has none; an empty one is a catalog's empty key.
  let id: String?
  /// What the unit is called in the file that was given to a platform with ids of its own.
  let resourceName: String?
  let element: MarkupElement
  /// How many elements are open whose texts are not the unit's own.
  var ignoredDepth = 0

  private let isTranslatable: Bool
  private let isApproved: Bool
  private var parts = XLIFFParts()
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
    resourceName = name == "unit" ? nil : attributes["resname"]
    isTranslatable = attributes["translate"] != "no"
    isApproved = attributes["approved"] == "yes"
    self.element = element
  }

  /// - Parameter isTranslated: Whether it is a segment; what lies between them is an `ignorable`.
  mutating func startPart(isTranslated: Bool, _ attributes: [String: String]) {
    parts.start(isTranslated: isTranslated)
    if isTranslated { segmentStates.append((attributes["state"], attributes["subState"])) }
  }

  /// - Returns: Whether there is none yet.
  mutating func startSource() -> Bool { parts.startSource() }

  /// - Returns: Whether there is none yet.
  mutating func startTarget(_ attributes: [String: String]) -> Bool {
    targetState = attributes["state"]
    targetQualifier = attributes["state-qualifier"]
    return parts.startTarget(order: attributes["order"])
  }

  mutating func endText(_ text: String, isTarget: Bool) { parts.end(text, isTarget: isTarget) }

  /// Whether the file says in which order the parts of the translation stand.
  var isInOrder: Bool { parts.isInOrder }

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
    let target = parts.target
    var unit = ExchangeUnit(id: id, key: id, source: parts.source, target: target)
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
