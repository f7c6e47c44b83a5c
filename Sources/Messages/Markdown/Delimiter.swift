/// A run of `*`, `_` or `~` that may open or close emphasis (CommonMark 0.31.2, section 6.2).
struct Delimiter {
  /// The index of the text node that holds what is left of the run.
  var node: Int32
  var byte: UInt8
  /// The length of the run as it was written, in bytes.
  var length: Int32
  var canOpen: Bool
  var canClose: Bool
  var previous: Int32
  var next: Int32 = Delimiter.none

  static let none: Int32 = -1
}

/// A `[`, `![` or `^[` that waits for its closing bracket.
struct Bracket {
  enum Kind { case link, image, attributes }

  var kind: Kind
  /// The index of the text node that holds the mark.
  var node: Int32
  /// The offset after the mark.
  var contentStart: Int
  /// The last delimiter before the bracket: emphasis inside never reaches beyond it.
  var previousDelimiter: Int32
  /// How many openers were pending before the bracket; those inside never count outside.
  var pendingOpeners: Int
  /// Links do not nest: closing one switches off those that are still open around it.
  var isActive = true
  /// Whether another bracket was opened inside, which rules out `[label]` as a reference.
  var hasBracketInside = false
}
