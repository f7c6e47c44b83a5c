import Diagnostics
import Grammar

/// Bytes that nobody sees in an editor, and that make another word of a word.
struct WhitespaceCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    folder.files.keys.filter { $0.hasSuffix(".txt") }.flatMap { file in
      let bytes = folder.files[file] ?? []
      return returnProblem(file, bytes) + encodingProblems(file, bytes)
        + folder.lines(String(file.dropLast(".txt".count))).compactMap { line in
          spaceProblem(line, in: String(file.dropLast(".txt".count)))
        }
    }
  }

  private func returnProblem(_ file: String, _ bytes: [UInt8]) -> [Diagnostic] {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\r")) else { return [] }
    let message = "a carriage return; end lines with a line feed alone"
    return [folder.problem(.notUnderstood, file: file, at: first..<(first + 1), message)]
  }

  private func encodingProblems(_ file: String, _ bytes: [UInt8]) -> [Diagnostic] {
    invalidUTF8Ranges(in: bytes, limit: 1).map {
      folder.problem(.notUnderstood, file: file, at: $0, "no UTF-8; save the file as UTF-8")
    }
  }

  private func spaceProblem(_ line: DataLines.Line, in text: String) -> Diagnostic? {
    // Lines of lexicons are compared as a whole elsewhere; what was rejected stands as it was found.
    guard !["curated", "lexicon", "rejected"].contains(text) else { return nil }
    let field = line.fields.firstIndex { $0.hasPrefix(" ") || $0.hasSuffix(" ") }
    guard let field else { return nil }
    return folder.problem(
      .notUnderstood, text, line, field: field, "superfluous spaces; fields have a tab between")
  }
}
