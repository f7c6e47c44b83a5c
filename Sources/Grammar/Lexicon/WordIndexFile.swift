/// The index of a language's words as a file, for the command that writes it.
package enum WordIndexFile {
  package static let name = "words.index"

  /// - Parameter text: The texts of the folder by their names without `.txt`; no bytes where there is
  ///   none.
  package static func bytes(of text: (String) -> [UInt8]) -> [UInt8] {
    let arena = ByteArena()
    let texts = LexicalTexts { arena.copy(text($0.name)) }
    let paradigms = arena.copy(text("paradigms"))
    let index = WordIndex(texts: texts, paradigms: Paradigms(ParadigmTable(paradigms)))
    return withExtendedLifetime(arena) { index.file(textCount: texts.count) }
  }
}
