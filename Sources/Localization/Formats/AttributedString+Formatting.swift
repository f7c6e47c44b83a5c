#if !canImport(Darwin)
public import Foundation

/// Attributed text as an editor changes it, within a definition; a selection stays on what it is on.
extension AttributedString {
  /// Brings all text to what a definition allows; only on Linux.
  public mutating func constrain(by definition: some AttributedTextFormattingDefinition) {
    let changed = runs.compactMap { run in
      let fixed = definition.constrained(run.attributes)
      return fixed == run.attributes ? nil : (range: run.range, attributes: fixed)
    }
    // The text stays as long as it is, so ranges hold.
    for change in changed { self[change.range].setAttributes(change.attributes) }
  }

  /// Whether a control has an effect on what is selected, under a definition; only on Linux.
  ///
  /// - Parameters:
  ///   - change: What the control would do to the attributes of each piece.
  ///   - selection: What is selected.
  ///   - definition: What the text may carry.
  public func admits(
    _ change: (inout AttributeContainer) -> Void, in selection: AttributedTextSelection,
    under definition: some AttributedTextFormattingDefinition
  ) -> Bool {
    selection.ranges.contains { range in
      self[range].runs.contains { definition.admits(change, of: $0.attributes) }
    }
  }

  /// Changes the attributes of what is selected, as far as a definition lets it; only on Linux.
  ///
  /// - Parameters:
  ///   - selection: What is selected, which stays on the same text.
  ///   - definition: What the text may carry.
  ///   - change: What is done to the attributes of each piece.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection,
    under definition: some AttributedTextFormattingDefinition,
    _ change: (inout AttributeContainer) -> Void
  ) {
    let pieces = selection.ranges.flatMap { range in
      self[range].runs.map { (range: $0.range, attributes: $0.attributes) }
    }
    update(&selection) { text in
      for piece in pieces {
        var attributes = piece.attributes
        change(&attributes)
        text[piece.range].setAttributes(definition.constrained(attributes))
      }
    }
  }

  /// Replaces what is selected by characters that somebody types; only on Linux.
  ///
  /// They get the attributes of the text before them, as far as these are inherited by added text
  /// and a definition lets them through. Attributes that a change of their text makes invalid are
  /// gone, as Foundation does it.
  ///
  /// - Parameters:
  ///   - selection: Behind the new text, in the end.
  ///   - new: The characters.
  ///   - definition: What the text may carry.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters new: String,
    under definition: some AttributedTextFormattingDefinition
  ) {
    var attributes = AttributeContainer()
    if let place = selection.ranges.first?.lowerBound, place > startIndex {
      let before = characters.index(before: place)
      attributes = self[before..<place].runs.last?.attributes ?? attributes
    }
    replaceSelection(
      &selection,
      with: AttributedString(new, attributes: attributes.filter(inheritedByAddedText: true)),
      under: definition)
  }

  /// Replaces what is selected by attributed text that somebody pastes, as far as a definition lets
  /// its attributes through; only on Linux.
  ///
  /// - Parameters:
  ///   - selection: Behind the new text, in the end.
  ///   - new: The text, with its attributes.
  ///   - definition: What the text may carry.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with new: AttributedString,
    under definition: some AttributedTextFormattingDefinition
  ) {
    var added = new
    added.constrain(by: definition)
    // The new text stands where the first range was.
    while selection.ranges.count > 1, let last = selection.ranges.last {
      selection = AttributedTextSelection(ranges: RangeSet(selection.ranges.dropLast()))
      update(&selection) { $0.removeSubrange(last) }
    }
    guard let place = selection.ranges.first else { return }
    let start = unicodeScalars.distance(from: startIndex, to: place.lowerBound)
    replaceSubrange(place, with: added)
    let end = unicodeScalars.index(
      startIndex, offsetBy: start + added.unicodeScalars.count, limitedBy: endIndex)
    selection = AttributedTextSelection(insertionPoint: end ?? endIndex)
  }

  /// Changes the text, and moves a selection along.
  private mutating func update(
    _ selection: inout AttributedTextSelection, _ change: (inout AttributedString) -> Void
  ) {
    var ranges = selection.ranges
    transform(updating: &ranges, body: change)
    switch selection.indices {
    case .insertionPoint:
      selection = AttributedTextSelection(insertionPoint: ranges.first?.lowerBound ?? endIndex)
    case .ranges: selection = AttributedTextSelection(ranges: RangeSet(ranges))
    }
  }
}
#endif
