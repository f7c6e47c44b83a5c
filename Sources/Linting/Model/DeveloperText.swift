import Messages

/// Source texts that nobody has to translate, though a catalog has them.
extension LintKey {
  /// Whether its developers keep a text as it is: it says so itself ("Save <do not localise>"), a comment
  /// does, it only fills a place ("Lorem ipsum"), or nobody wrote it.
  func isKept(_ source: LintText) -> Bool {
    source.value.prefix(11).lowercased() == "lorem ipsum"
      || TranslatorComment.isMarked(source.value)
      || comment.map {
        TranslatorComment.keepsText($0) || TranslatorComment.isOfDefault(source.value, $0)
      } ?? false
  }

  /// Whether Interface Builder gave the text to a new object, so that code most likely writes another
  /// one in its place.
  func isReplaced(_ source: LintText) -> Bool {
    guard isInterfaceBuilders else { return false }
    return ["Label", "Button"].contains(source.value)
      || comment.map { TranslatorComment.isOfNewItem(source.value, $0) } ?? false
  }
}
