import Catalogs

extension LintEntry {
  /// The texts that a reader may see, each with its source; texts that aren't there yet are left out.
  package var units: [LintUnit] {
    localization.texts.compactMap { text in
      guard !text.isEmpty, text.state != .new || isSource else { return nil }
      return LintUnit(entry: self, target: text, source: isSource ? text : source(of: text))
    }
  }

  /// The source language's text for a place: its own, that of the category `other`, or the only one.
  private func source(of text: LintText) -> LintText {
    let source = key.source
    if let exact = source.text(at: text.path) { return exact }
    if let category = text.category, let index = text.path.lastIndex(of: category) {
      var path = text.path
      path[index] = "other"
      if let general = source.text(at: path) { return general }
      // A device that only the translation tells apart.
      if let general = source.texts.last(where: { $0.category == "other" && !$0.isPart }) {
        return general
      }
    }
    if let whole = source.text(at: []) { return whole }
    return source.texts.last { $0.category == "other" || $0.path.last == "other" }
      ?? source.texts.first ?? text
  }
}
