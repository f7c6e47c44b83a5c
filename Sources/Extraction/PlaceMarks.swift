/// What is known of the code around a place that tells whether anybody reads what stands there.
package struct PlaceMarks: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A type of previews (`PreviewProvider`, `PreviewModifier`) holds it, of which Xcode extracts nothing.
  package static let preview = PlaceMarks(rawValue: 1)
  /// A value that only developers make holds it: a sample.
  package static let sample = PlaceMarks(rawValue: 2)
  /// A property or a case holds the key until something looks it up, so that it may as well be data.
  package static let held = PlaceMarks(rawValue: 4)
}
