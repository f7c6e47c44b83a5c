import AppKit
import SwiftUI

enum SettingsPane: String, CaseIterable {
  case general, window, format, keyBindings

  var label: String {
    switch self {
      case .general:
        String(localized: "SettingsPane.general", defaultValue: "General", table: "Settings", comment: "pane title")
      case .window:
        String(localized: "Window", table: "Settings")
      case .format:
        String(localized: "Format", table: "Settings", bundle: .main)
      case .keyBindings:
        String(localized: LocalizedStringResource("Key Bindings", table: "Settings"))
    }
  }

  var symbolName: String {
    switch self {
      case .general: "gearshape"
      case .window: "macwindow"
      case .format: "doc.text"
      case .keyBindings: "keyboard"
    }
  }

  var resource: LocalizedStringResource {
    switch self {
      case .general: "General Settings"
      case .window: LocalizedStringResource("SettingsPane.window", defaultValue: "Window Settings", table: "Settings")
      case .format: .init("Format Settings", table: "Settings", comment: "title")
      case .keyBindings: .init("\(rawValue) Settings")
    }
  }
}

struct GeneralSettingsView: View {
  private enum QuitBehavior: Int, CaseIterable {
    case ask, keep

    var label: LocalizedStringResource {
      self == .ask ? "Ask when quitting" : "Keep windows"
    }
  }

  @AppStorage("quitBehavior") private var quitBehavior: Int = 0
  @AppStorage("autosaveInterval") private var interval = 5.0
  @AppStorage("historyLimit") private var limit = 10
  @State private var isDialogPresented = false
  @State private var fonts: [NSFont] = []
  @Namespace private var accessibility

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 14) {
      GridRow {
        Text("On startup:", tableName: "GeneralSettings")
          .gridColumnAlignment(.trailing)
          .accessibilityLabeledPair(role: .label, id: "startup", in: accessibility)
        VStack(alignment: .leading) {
          Toggle("Reopen windows from last session", isOn: .constant(true))
          Toggle(String(localized: "Open panel", table: "GeneralSettings"), isOn: .constant(true))
          Picker(String(localized: "on-quit", table: "GeneralSettings"), selection: $quitBehavior) {
            ForEach(QuitBehavior.allCases, id: \.rawValue) { behavior in
              Text(behavior.label).tag(behavior.rawValue)
            }
          }.labelsHidden()
        }
      }
      GridRow {
        Text("\(interval) seconds", tableName: "GeneralSettings", bundle: .main, comment: "interval")
        Text("Every \(interval, format: .number.precision(.fractionLength(1)))")
        Text("Keep \(limit) versions")
        Stepper(value: $limit, in: 0...100, format: .number) { Text("History:") }
        ForEach(fonts, id: \.fontName) { font in
          Text("\(font.displayName ?? font.fontName), \(font.pointSize) pt")
        }
      }
      Button("Reset…") { isDialogPresented = true }
        .confirmationDialog(Text("Reset all settings?", tableName: "GeneralSettings"), isPresented: $isDialogPresented) {
          Button("Reset", role: .destructive) {}
        }
        .dialogSuppressionToggle("Don’t ask again", isSuppressed: .constant(false))
        .help("Resets every pane.")
      HelpLink(anchor: "settings_general")
      Link(String("Website"), destination: URL(string: "https://example.com")!)
      LabeledContent {
        Text(verbatim: "—")
      } label: {
        Text("Version", comment: "label")
        Image(systemName: "info", variableValue: 0.5)
      }
    }
    .scenePadding()
    .fixedSize()
  }
}

struct CommandList: Commands {
  @FocusedValue(\.documentTitle) private var title: String?
  @State private var selected: SettingsPane = .general

  var body: some Commands {
    CommandMenu(Text("Text")) {
      Section("Transformations") {
        Button("Make Upper Case") {}.keyboardShortcut("u", modifiers: [.command, .option])
        Button(title == nil ? "Close" : "Close “\(title ?? "")”") {}
        Button(String(localized: "Show \(selected.label)")) {}
        Menu("Line Endings") {
          ForEach(LineEnding.allCases, id: \.self) { Button($0.label) {} }
        }
      }
    }
    CommandGroup(after: .help) {
      Button(action: {}) { Text(LocalizedStringResource("Release Notes", table: "MainMenu")) }
    }
  }
}
