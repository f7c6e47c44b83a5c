package import Extraction
import Messages

/// The texts that AppKit's objects have when they are dragged into a file, and that nobody sees.
///
/// Xcode exports them with the others to `.strings`, but brings none into String Catalogs: of 20 in
/// public apps' files none is in their catalogs, which have all others.
package enum InterfaceBuilderDefault {
  /// Whether a text of a file is one that nobody wrote.
  package static func isOne(_ entry: ExtractedEntry) -> Bool {
    entry.comments.contains { TranslatorComment.isOfDefault(entry.sourceText, $0) }
  }
}
