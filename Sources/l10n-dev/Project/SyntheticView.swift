/// A generated source that shows texts of a table.
struct SyntheticView {
  var number: Int
  /// Whether the file after it declares a model, which is used then.
  var hasModel: Bool

  /// Functions of the project that hand their text on to a localizing one.
  static let wrappers = """
    import Foundation

    public func tr(_ key: String, _ arguments: any CVarArg...) -> String {
      String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
    }

    extension String {
      public var localized: String { NSLocalizedString(self, comment: "") }
    }

    """

  func text(_ entries: some Collection<SyntheticEntry>) -> String {
    let type = hasModel ? "Model\(3 * (number + 1) + 1)x0" : "Content\(number)"
    let rows = entries.map { "      " + row($0) + "\n" }
    let own = "struct \(type) { var title = \"\"; var items: [Int] = [] }\n"
    return """
      import SwiftUI

      struct Screen\(number): View {
        let model: \(type)
        @State private var isShown = false

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
      \(rows.joined())    }
          .padding()
          .onAppear { isShown = true }
        }
      }

      \(hasModel ? "" : own)
      """
  }

  /// A view that shows the text of an entry: an API of those that apps use.
  private func row(_ entry: SyntheticEntry) -> String {
    let literal = entry.literal
    let isPlain = entry.kind == .sentence
    return switch entry.number % 8 {
    case 0: "Button(\(literal)) { isShown.toggle() }.buttonStyle(.bordered)"
    case 1: "Label(\(literal), systemImage: \"star\").padding(.horizontal, 12)"
    case 2: "Text(String(localized: \(literal), comment: \"On screen \(number)\"))"
    case 3 where isPlain: "Text(tr(\(literal)))"
    case 4 where isPlain: "Text(verbatim: \(literal).localized)"
    case 5 where isPlain: "Text(NSLocalizedString(\(literal), comment: \"On screen \(number)\"))"
    case 6: "Image(systemName: \"star\").accessibilityLabel(\(literal))"
    default: "Text(\(literal)).font(.title2).foregroundStyle(.secondary)"
    }
  }
}
