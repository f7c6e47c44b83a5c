import Diagnostics
import Extraction
import Foundation
import Reading

/// Reads storyboards and xibs.
enum InterfaceBuilderDocument {
  /// Views nest some fifty levels deep; a text view may hold a whole licence, and images of the system
  /// stand in the file itself.
  private static let limits = MarkupLimits(
    depth: 200, attributes: 256, textLength: 1 << 20, dataElements: ["data", "mutableData"])

  static func read(_ bytes: [UInt8], into file: inout ResourceFile) {
    let text = SourceText(decoding: bytes)
    let visitor = InterfaceBuilderVisitor(
      list: EntryList(path: file.path, table: file.table, text: text))
    file.diagnostics = MarkupReader(sizeLimit: ResourceLimit.fileSize, limits: limits)
      .read(text, file: file.path, root: "document", to: visitor)
      .map { isOfOldFormat($0, text) ? old($0) : $0 }
    visitor.finish()
    file.entries = visitor.list.entries
    file.diagnostics += visitor.list.diagnostics
  }

  /// Whether what was found in place of a document is an archive, as Interface Builder wrote it before
  /// Xcode 4, and Xcode still builds.
  private static func isOfOldFormat(_ diagnostic: Diagnostic, _ text: SourceText) -> Bool {
    guard diagnostic.id == "unexpected-document", let tag = diagnostic.location?.range else {
      return false
    }
    let bytes = text.utf8[tag]
    return bytes.starts(with: "<archive".utf8)
      && Array(bytes).containsSequence("\"com.apple.InterfaceBuilder".utf8)
  }

  private static func old(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: "old-interface-builder-format", severity: .note,
      message: "the texts of this format, which Xcode 3 wrote, are not read, and their table stays "
        + "as it is; open and save the file in Xcode, which brings it up to date",
      location: diagnostic.location)
  }
}

/// An open element of a storyboard or xib.
struct InterfaceBuilderFrame {
  /// A text that people read.
  struct Text {
    var property: String
    var value: String
    var offset: Int
  }

  let name: String
  /// What keys start with; an element without one belongs to the object around it.
  let id: String?
  /// What the element is to its parent, such as `headerCell`.
  let key: String?
  /// Whether this is a runtime attribute of the type "Localized String".
  let isLocalizedAttribute: Bool
  let contentStart: Int
  /// Its place among those of its kind in the parent.
  var number = 0
  var countedChildren = 0
  var properties: [InterfaceBuilderProperty] = []
  var texts: [Text] = []
  /// The comment for localizers.
  var note = ""
  /// Cells that have ended; the comment stands behind them, in the control.
  var cells: [InterfaceBuilderFrame] = []

  private let isBase64: Bool

  init(_ element: MarkupElement) {
    name = element.name
    id = element[attribute: "id"]
    key = element[attribute: "key"]
    isLocalizedAttribute =
      element.name == "userDefinedRuntimeAttribute" && element[attribute: "localized"] == "YES"
    contentStart = element.tag.upperBound
    isBase64 = element[attribute: "base64-UTF8"] == "YES"
  }

  /// The text of a `<string>`; Interface Builder encodes what XML can't hold.
  func decoded(_ text: String) -> String {
    guard isBase64 else { return text }
    // It leaves the padding out.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

/// What Xcode tells translators of an object's text.
struct InterfaceBuilderComment {
  var className: String
  var id: String
  var note: String

  func text(for property: String, _ value: String) -> String {
    // Xcode writes the whole key of what is numbered.
    let name = property.hasSuffix("]") ? "\(id).\(property)" : property
    var comment =
      "Class = \"\(className)\"; \(name) = \"\(Self.escaped(value))\"; ObjectID = \"\(id)\";"
    if !note.isEmpty { comment += " Note = \"\(Self.escaped(note))\";" }
    return comment
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
