import AppKit
import Foundation

protocol Titled {
  var title: LocalizedStringResource { get }
  var detail: String { get }
}

extension Titled {
  var titleString: String { String(localized: title) }
  var detail: String { String(localized: "No details") }
}

struct Snippet: Titled, Identifiable {
  let id = UUID()
  var name = String(localized: "Untitled Snippet")
  var uses: UInt = 0
  var weight: CGFloat = 1
  var title: LocalizedStringResource { "Snippet \(name)" }
  var detail: String {
    String(localized: "Used \(uses) times, weight \(weight)", table: "Snippets", bundle: .module)
  }
}

struct MenuEntry {
  var title: LocalizedStringResource
  var shortcut: String = ""
  var children: [MenuEntry] = []
}

@MainActor
final class MenuBuilder: NSObject {
  static let unnamed: LocalizedStringResource = "Unnamed"
  static let entries: [MenuEntry] = [
    MenuEntry(title: "Sort Lines", shortcut: "s"),
    .init(title: "Trim", children: [
      MenuEntry(title: LocalizedStringResource("trim.leading", defaultValue: "Leading Spaces")),
      .init(title: LocalizedStringResource("trim.trailing", table: "Trim")),
    ]),
  ]

  private let commands: [(label: LocalizedStringResource, tag: Int)] = [
    ("Comment Out", 1),
    (label: "Uncomment", tag: 2),
  ]

  private lazy var toolbarItem: NSToolbarItem = {
    let item = NSToolbarItem(itemIdentifier: .init("font"))
    item.label = String(localized: "Toolbar.fontSize.label", defaultValue: "Font Size", table: "Toolbar", comment: "toolbar item label")
    item.toolTip = String(localized: "Toolbar.fontSize.tooltip", defaultValue: "Change font size by \(step)%", table: "Toolbar")
    item.image = NSImage(systemSymbolName: "textformat.size", accessibilityDescription: item.label)
    return item
  }()

  private let step = 10

  func menu(depth: Int, parent: MenuEntry?) -> NSMenu {
    let title = parent.map { String(localized: $0.title) } ?? String(localized: "Level \(depth)")
    let menu = NSMenu(title: title)
    for entry in Self.entries where entry.children.isEmpty {
      menu.addItem(.init(title: String(localized: entry.title), action: nil, keyEquivalent: entry.shortcut))
    }
    for (index, command) in commands.enumerated() where command.tag > 1 {
      let item = NSMenuItem()
      item.title = String(localized: "\(index): \(command.label)")
      item.setAccessibilityHelp("command \(index)")
      menu.addItem(item)
    }
    return menu
  }

  func status(for views: [NSTextView], zoom: CGFloat) -> AttributedString {
    let length = views.compactMap(\.textStorage).map(\.length).reduce(0, +)
    var status = AttributedString(localized: "**\(length)** characters at \(zoom)", table: "Status")
    status.append(AttributedString(" — "))
    status += AttributedString(localized: "status.mode", defaultValue: "Insert", table: "Status", comment: "mode")
    if #available(macOS 15, *) {
      status += AttributedString(localized: "ready")
    }
    return status
  }

  func legacy() -> [String] {
    [
      NSLocalizedString("Find…", tableName: "Legacy", bundle: .main, value: "Find…", comment: "menu"),
      NSLocalizedString("100%", comment: "zoom reset"),
      Bundle.main.localizedString(forKey: "CFBundleName", value: nil, table: "InfoPlist"),
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "",
    ]
  }
}
