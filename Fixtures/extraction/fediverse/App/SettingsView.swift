import Account
import Env
import Models
import StoreKit
import SwiftUI

@MainActor
struct SettingsTabs: View {
  enum Tip: String, CaseIterable {
    case one, two

    init(productId: String) {
      self = .init(rawValue: String(productId.split(separator: ".").last!))!
    }

    var productId: String { "com.example.fedi.tip.\(rawValue)" }

    var title: LocalizedStringKey {
      switch self {
      case .one: "settings.support.one.title"
      case .two: "settings.support.two.title"
      }
    }

    var subtitle: LocalizedStringKey {
      self == .one ? "settings.support.one.subtitle" : "settings.support.two.subtitle"
    }
  }

  @Environment(UserPreferences.self) private var preferences
  @Environment(\.dismiss) private var dismiss
  @State private var cachedRemoved = false
  @State private var timelineCache: [String: Int] = [:]
  @State private var localTimelines: [String] = []
  @State private var instanceName: String = ""
  @State private var selectedTip: Tip?
  @State private var isError: Bool?
  let accounts: [Account] = []

  var body: some View {
    @Bindable var preferences = preferences
    NavigationStack {
      Form {
        Section("settings.section.accounts") {
          ForEach(accounts) { account in
            Text("settings.account.cached-posts-\(String(timelineCache[account.id] ?? 0))")
            Text("settings.account.cached \(timelineCache[account.id, default: 0])")
          }
          .onDelete { _ in cachedRemoved = true }
          addAccountButton
        }
        Section {
          Slider(value: $preferences.fontSizeScale, in: 0.5...1.5, step: 0.1)
          Text("settings.display.font.scaling-\(String(format: "%.1f", preferences.fontSizeScale))")
          Text("settings.display.font.line-spacing-\(preferences.lineSpacing)")
          Text("settings.display.max-reply-indentation-\(preferences.maxReplyIndentation)")
          Text("settings.display.indent-\(preferences.maxReplyIndentation.description)")
          Toggle("settings.display.show-tab-label", isOn: .constant(true))
        } header: {
          Text("settings.section.display")
        } footer: {
          if let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String {
            Text("settings.section.app.footer \(version)")
              .frame(maxWidth: .infinity, alignment: .center)
          }
          Text("settings.updates \(Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "0")")
        }
        #if os(visionOS)
          Text("settings.vision")
        #elseif !targetEnvironment(macCatalyst)
          Section("settings.section.icons") {
            NavigationLink(destination: IconSelector()) {
              Label("settings.app.icon", systemImage: "app.gift")
            }
          }
        #endif
        Section {
          LabeledContent("settings.general.instance", value: instanceName)
          NavigationLink("settings.support.title") { Text("settings.support.body") }
          NavigationLink("settings.content.navigation-title", value: "content")
          Text("• [Emoji](https://example.com/emoji)\n\n• [HTML](https://example.com/html)")
        }
        ForEach(Tip.allCases, id: \.self) { tip in
          HStack {
            Text(tip.title)
            Text(tip.subtitle)
          }
        }
        if let error = isError {
          Text(error ? "settings.error.yes" : "settings.error.no")
        }
        TextField("settings.timeline.add", text: $instanceName, prompt: Text("example.social"))
          .autocorrectionDisabled()
        SecureField("settings.token", text: $instanceName)
      }
      .navigationTitle(Text("settings.title"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { dismiss() }) { Text("action.done").bold() }
        }
        ToolbarItem(placement: .principal) {
          Button(action: { dismiss() }, label: { Image(systemName: "xmark") })
            .accessibilityLabel("accessibility.close")
        }
        toolbarMenu(title: "toolbar.more", icon: "ellipsis")
      }
      .alert("settings.support.alert.title", isPresented: $cachedRemoved) {
        Button(action: {}, label: { Text("alert.button.ok") })
      } message: {
        Text(selectedTip.map { $0.subtitle } ?? "settings.support.alert.message")
      }
    }
  }

  @ToolbarContentBuilder
  func toolbarMenu(title: LocalizedStringKey, icon: String) -> some ToolbarContent {
    ToolbarItem { Menu(title, systemImage: icon) { Button("menu.new-post") {} } }
  }

  private var addAccountButton: some View {
    Button {
      instanceName = "mastodon.example"
    } label: {
      Text("settings.account.add")
    }
  }
}

struct IconSelector: View {
  enum Icon: Int, CaseIterable {
    case primary, alternate
    var appIconName: String { "AppIconAlternate\(rawValue)" }
    static let items = [
      IconItem(title: "settings.app.icon.official".localized, icons: [.primary]),
      IconItem(title: "\("settings.app.icon.designed-by".localized) Jane", icons: [.alternate]),
    ]
  }

  struct IconItem: Identifiable {
    var id = UUID()
    let title: String
    let icons: [Icon]
  }

  var body: some View {
    ForEach(Icon.items) { item in
      Section(item.title) { Text(verbatim: "\(item.icons.count)") }
    }
    .navigationTitle("settings.app.icon.navigation-title")
  }
}

extension String {
  public var localized: String { NSLocalizedString(self, comment: "") }
}

@main
struct FediverseApp: App {
  @SceneBuilder var body: some Scene {
    WindowGroup("Fediverse") { SettingsTabs() }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("menu.new-window") {}.keyboardShortcut("n", modifiers: .shift)
        }
        CommandMenu("tab.timeline") {
          ForEach(AppTab.allCases) { tab in
            Button(tab.title) {}
          }
          Divider()
          Button("menu.refresh") {}
        }
      }
    WindowGroup(id: "Media") { EmptyView() }
    Window("media.window", id: "viewer") { EmptyView() }
  }
}
