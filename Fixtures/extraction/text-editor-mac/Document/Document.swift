import AppKit
import OSLog
import UniformTypeIdentifiers

enum FileEncodingError: LocalizedError {
  case unconvertible(encoding: String.Encoding, count: Int)
  case invalidRange(NSRange)
  case locked(URL)

  var errorDescription: String? {
    switch self {
    case .unconvertible(let encoding, let count):
      String(
        localized: "FileEncodingError.unconvertible.description",
        defaultValue: "\(count) characters can’t be converted to “\(String.localizedName(of: encoding))”.",
        table: "Document",
        comment: "%1$lld is a number, %2$@ is an encoding name")
    case .invalidRange(let range):
      String(localized: "The range at \(range.location) is invalid.", table: "Document")
    case .locked(let url):
      String(localized: "The file “\(url.lastPathComponent)” is locked.", table: "Document", comment: "")
    }
  }

  private static let fallback = "UTF-8"

  var failureReason: String? {
    guard case .locked = self else { return nil }
    return String(localized: "Someone else is editing it.", table: "Document")
  }

  var recoverySuggestion: String? {
    switch self {
      case .unconvertible:
        return String(localized: """
          Line 1.
          Do you want to change the encoding \
          or open the file with “\(Self.fallback)”?
          100% safe.
          """, table: "Document")
      default:
        return nil
    }
  }
}

extension String {
  static func localizedName(of encoding: String.Encoding) -> String {
    "\(encoding.rawValue)"
  }
}

final class Document: NSDocument {
  private static let logger = Logger(subsystem: "editor", category: "Document")
  private let saveQueue = DispatchQueue(label: "Document.save")
  private(set) lazy var selection = NSRange(location: 0, length: 0)
  private var lineEnding: LineEnding = .lf
  var syntaxName = "Swift"
  var counts = (lines: 0, words: 0)

  override nonisolated class var autosavesInPlace: Bool { true }

  override func makeWindowControllers() {
    addWindowController(NSWindowController(windowNibName: "DocumentWindow"))
  }

  override func read(from data: Data, ofType typeName: String) throws {
    guard let string = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [
        NSLocalizedDescriptionKey: String(localized: "The “\(typeName)” file can’t be opened.", table: "Document"),
        NSLocalizedRecoverySuggestionErrorKey: "Try \(data.count) again",
      ])
    }
    Self.logger.debug("Read \(string.count) characters")
    undoManager?.setActionName(String(localized: "Reinterpret"))
  }

  func changeLineEnding(to newLineEnding: LineEnding) {
    undoManager?.registerUndo(withTarget: self) { target in
      target.changeLineEnding(to: self.lineEnding)
    }
    undoManager?.setActionName(String(localized: "Line Endings to \(newLineEnding.label)"))
    lineEnding = newLineEnding
  }

  @IBAction func insertSnippet(_ sender: NSMenuItem) {
    let alert = NSAlert()
    alert.messageText = String(localized: "Insert \(counts.lines) lines?", table: "Document")
    alert.informativeText = String(
      localized: "\(counts.lines) lines, \(counts.words) words (\((Double(counts.words) / 100).formatted(.percent)))",
      table: "Document", bundle: .main, locale: .current,
      comment: """
        The statistics in the alert.
        Shown once.
        """)
    alert.addButton(withTitle: String(localized: "Insert", comment: "button label"))
    alert.addButton(withTitle: String(localized: "Cancel"))
    alert.buttons.first?.setAccessibilityLabel("insert")
    alert.icon = NSImage(named: "AppIcon")
    guard alert.runModal() == .alertFirstButtonReturn else { return }
    selection.length += Int(sender.tag)
  }

  override func presentedItemDidChange() {
    let item = NSMenuItem(title: String(localized: "Reopen “\(fileURL?.lastPathComponent ?? displayName ?? "")”"), action: #selector(insertSnippet), keyEquivalent: "r")
    item.toolTip = String(localized: "\(selection.length) selected", table: nil)
    let menu = NSMenu(title: "Debug")
    menu.addItem(withTitle: String(localized: "Show Invisibles", table: "MainMenu"), action: nil, keyEquivalent: "")
    menu.addItem(item)
  }
}

enum LineEnding: Character, CaseIterable {
  case lf = "\n"
  case cr = "\r"

  var name: String { self == .lf ? "LF" : "CR" }

  var label: String {
    switch self {
      case .lf: "macOS / Unix"
      case .cr: String(localized: "LineEnding.cr.label", defaultValue: "Classic Mac OS", table: "LineEnding")
    }
  }
}
