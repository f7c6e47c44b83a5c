import AppIntents

struct BookShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBookIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Read with \(.applicationName)",
        "\(.applicationName) \(\.$target) in \(\.$mode)",
      ],
      shortTitle: "Open Book",
      systemImageName: "book"
    )
    AppShortcut(
      intent: LogPagesIntent(pages: 20),
      phrases: ["Log pages in \(.applicationName)"],
      shortTitle: "Log Pages",
      systemImageName: "plus.circle")
  }
}

struct BookPackage: AppIntentsPackage {}
