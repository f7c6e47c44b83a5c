package import Extraction

/// The texts that AppKit's objects have when they are dragged into a file, and that nobody sees.
///
/// Xcode exports them with the others to `.strings`, but brings none into String Catalogs: of 20 in
/// public apps' files none is in their catalogs, which have all others.
package enum InterfaceBuilderDefault {
  /// Whether a text of a file is one that nobody wrote.
  package static func isOne(_ entry: ExtractedEntry) -> Bool {
    texts.contains { kind, text in
      entry.sourceText == text
        && entry.comments.contains { $0.contains("Class = \"\(kind)\"; title") }
    }
  }

  private static let texts = [
    ("NSTextFieldCell", "Text Cell"), ("NSTextFieldCell", "Table View Cell"), ("NSBox", "Box"),
    ("NSWindow", "Window"),
  ]
}
