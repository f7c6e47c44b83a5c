import Extraction
import Testing

/// What the interfaces say of widely used packages, whose code is in no scan.
@Suite struct PackageInterfaceTests {
  /// Where a package prefers its overload for plain texts, a literal is one.
  @Test(arguments: [
    (#"LaunchAtLogin.Toggle("Open by itself")"#, []),
    (#"LaunchAtLogin.Toggle(LocalizedStringKey("Start early"))"#, ["Start early"]),
    (#"LaunchAtLogin.Toggle { Text("Start late") }"#, ["Start late"]),
    (#"KeyboardShortcuts.Recorder("Brew:", name: .brew)"#, ["Brew:"]),
    // No package's method is taken for the view's.
    (
      #"VStack {}.frame(width: 1).accessibilityLabel("Close").help("Shuts the lid")"#,
      ["Close", "Shuts the lid"]
    ),
    (#"KeyboardShortcuts.Recorder("Grind:", shortcut: $grind)"#, ["Grind:"]),
    (
      #"Row(DisplayRepresentation(title: "Mug", subtitle: "Large", systemSymbol: .mug))"#,
      ["Large", "Mug"]
    ),
  ])
  func keys(call: String, keys: [String]) {
    let found = Extracted.keys(
      in: """
        import KeyboardShortcuts
        import LaunchAtLogin
        import SwiftUI
        struct Panel: View { var body: some View { \(call) } }
        """)
    #expect(found == keys)
  }
}
