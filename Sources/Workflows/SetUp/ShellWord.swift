import Diagnostics
import PlainBytes

/// A text as a shell takes it for one word (POSIX Shell & Utilities, "Quoting").
enum ShellWord {
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isASCIIWordPart || "-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'"
  }
}
