import Diagnostics
import Foundation
import Grammar

/// Words in all texts are in NFC, for they are compared by their bytes.
struct SpellingCheck: FolderCheck {
  let folder: CheckedFolder

  /// The reasons in `rejected.txt` are for people.
  private static let others = ["rejected.txt"]

  var problems: [Diagnostic] {
    folder.files.keys.filter { $0.hasSuffix(".txt") && !Self.others.contains($0) }
      .flatMap { file in
        let name = String(file.dropLast(".txt".count))
        return Self.isComposed(String(decoding: folder.files[file] ?? [], as: UTF8.self))
          ? [] : folder.lines(name).compactMap { problem($0, in: name) }
      }
  }

  private func problem(_ line: DataLines.Line, in name: String) -> Diagnostic? {
    guard let field = line.fields.firstIndex(where: { !Self.isComposed($0) }) else { return nil }
    let message = "\(line.fields[field]) isn't in NFC; write each letter as one character"
    return folder.problem(.notComposed, name, line, field: field, message)
  }

  private static func isComposed(_ text: String) -> Bool {
    // As data, whole texts are compared at once.
    Data(text.utf8) == Data(text.precomposedStringWithCanonicalMapping.utf8)
  }
}
