package import Messages

/// One text of a key in one language, and where it stands, whatever the format of its file.
package struct TextLeaf: Sendable {
  package var path: TextPath
  package var text: String
  /// A text that is not there yet has the state `new`; nil where the file keeps no states.
  package var state: TextState?
  /// Nil for a text that no file holds, or whose place nobody asked for.
  package var place: TextPlace?
  package var options: SpecifierOptions
  /// Whether it is the text around the variables of a `.stringsdict`, which has a key of its own.
  package var isFormat = false

  package init(
    path: TextPath = [], text: String, state: TextState? = nil, place: TextPlace? = nil,
    options: SpecifierOptions = .catalogValue
  ) {
    self.path = path
    self.text = text
    self.state = state
    self.place = place
    self.options = options
  }
}

/// A part of a text that varies by a number: a `.stringsdict` variable or a substitution.
package struct CatalogVariable: Hashable, Sendable {
  package var name: String
  /// Where below the key its forms stand.
  package var path: TextPath
  /// The argument, from 1, where the catalog says it.
  package var argument: Int?
  /// The specifier without its percent sign, such as `lld`.
  package var valueType: String?
  /// `NSStringFormatSpecTypeKey`; nil in a String Catalog.
  package var specType: String?

  package init(
    _ name: String, at path: TextPath, argument: Int? = nil, valueType: String? = nil,
    specType: String? = nil
  ) {
    self.name = name
    self.path = path
    self.argument = argument
    self.valueType = valueType
    self.specType = specType
  }
}

/// Something that stands at a place below a key.
package protocol PlacedText {
  var path: TextPath { get }
}

extension TextLeaf: PlacedText {}

extension BidirectionalCollection where Element: PlacedText {
  /// The text at a place; of several the last one.
  package func text(at path: TextPath) -> Element? { last { $0.path == path } }

  /// The source language's text that is translated at a place.
  ///
  /// It is the first there is of these:
  /// 1. the text at the same place,
  /// 2. the form `other` at that place,
  /// 3. the form `other` of the same substitution or, for a form that is in none, of the whole text,
  ///    which only the translation tells apart further,
  /// 4. the text as a whole,
  /// 5. any text for `other`,
  /// 6. any text.
  package func source(for place: TextPath) -> Element? {
    if let exact = text(at: place) { return exact }
    let substitution = place.substitution
    if place.category != nil {
      if let general = text(at: place.withCategory(.other)) { return general }
      let alike = last { $0.path.category == .other && $0.path.substitution == substitution }
      if let alike { return alike }
    }
    return text(at: []) ?? last { $0.path.isGeneral } ?? first
  }
}

extension TextPath {
  /// Whether the text is the one for all numbers, devices or widths without one of their own.
  fileprivate var isGeneral: Bool {
    if case .variation(_, .other)? = steps.last { true } else { category == .other }
  }
}
