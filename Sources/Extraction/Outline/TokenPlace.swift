/// Where a token stands among others.
struct TokenPlace {
  /// How many brackets are open around it.
  var depth: Int
  var isAfterNewline: Bool
  /// Whether what stands before it may be whole, so that a declaration may start with it.
  var mayStart: Bool
}
