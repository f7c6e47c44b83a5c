/// A place that texts come by on their way to people.
enum TextStation: Hashable, Sendable {
  /// Where people read them.
  case screen
  /// What looks texts up as keys, or takes them as the texts of keys.
  case catalog
  /// A parameter of a function, by its position.
  case parameter(ObjectIdentifier, Int)
  /// A property or variable.
  case variable(ObjectIdentifier)
  /// What a function returns.
  case result(ObjectIdentifier)
  /// The raw values of an enumeration. They have a station, so that code may mention them often
  /// without a copy of them all at each place.
  case rawTexts(Nominal)
  /// The titles of AppKit's menus. People read those of the menus in the menu bar; those of submenus,
  /// status items and pop-ups are shown nowhere (`NSMenu.title`).
  case menuTitle
}

/// What a station is given at one place of the code.
struct TextFlow: Sendable {
  var target: TextStation
  var sources: [TextSource]
}

/// Where a text comes from.
enum TextSource: Sendable {
  case station(TextStation)
  case literal(ShownLiteral)
  /// A sentence that is glued together.
  case joined(FilePlace)
  /// A word and its plural, chosen by a comparison with a number.
  case handMadePlural(FilePlace, one: String, other: String)
}

extension TextSource {
  /// Where it is written; nil for a station.
  var place: FilePlace? {
    switch self {
    case .station: nil
    case .literal(let literal): literal.place
    case .joined(let place), .handMadePlural(let place, _, _): place
    }
  }
}

/// A literal, its interpolations and specifiers left out.
struct ShownLiteral: Sendable {
  var place: FilePlace
  /// The text between interpolations, in order; one more than there are of these.
  var pieces: [String]
  /// Whether it is the raw value of an enumeration's case, which names it in code, too.
  var isRawValue = false
  /// Whether the code says that it is shown as it stands: `Text(verbatim: "…")`.
  var isVerbatim = false

  init(_ literal: StringLiteral, at place: FilePlace) {
    self.place = place
    pieces = [""]
    for segment in literal.segments {
      switch segment {
      case .text(let text): pieces[pieces.count - 1] += text
      case .interpolation: pieces.append("")
      }
    }
  }

  /// As a message quotes it.
  var text: String { pieces.joined(separator: "…") }

  /// A literal that goes on with another one.
  mutating func append(_ other: ShownLiteral) {
    pieces[pieces.count - 1] += other.pieces.first ?? ""
    pieces += other.pieces.dropFirst()
  }
}
