import Foundation
import OSLog
import SwiftUI

private let log = Logger(subsystem: "com.example.corners", category: "Builds")

#if os(iOS)
  private let platform: LocalizedStringKey = "On iOS"
#elseif os(macOS)
  private let platform: LocalizedStringKey = "On macOS"
#else
  private let platform: LocalizedStringKey = "Elsewhere"
#endif

@resultBuilder
enum KeyBuilder {
  static func buildExpression(_ key: LocalizedStringKey) -> LocalizedStringKey { key }
  static func buildBlock(_ parts: LocalizedStringKey...) -> [LocalizedStringKey] { parts }
}

func keys(@KeyBuilder _ build: () -> [LocalizedStringKey]) -> [LocalizedStringKey] { build() }

@propertyWrapper
struct Titled<Value> {
  var wrappedValue: Value
  let title: LocalizedStringKey
  init(wrappedValue: Value, _ title: LocalizedStringKey) {
    self.wrappedValue = wrappedValue
    self.title = title
  }
}

@available(*, deprecated, message: "Use Builds instead")
struct Settings {
  @Titled("Volume title") var volume = 3
  @Titled("Name title") var name = "plain name"
  @AppStorage("storage.key") var stored = "plain stored"
}

struct Builds: View {
  @State private var text = "plain state"
  @State private var isShown = false
  @Environment(\.colorScheme) private var scheme
  let numbers = [1: "a", 2: "b"]
  let sizes: Set<Int> = []

  var body: some View {
    NavigationStack {
      List {
        Text(platform)
        #if DEBUG
          Text("Debug only")
        #else
          Text("Release only")
        #endif
        #if canImport(UIKit)
          Button("UIKit button") { log.info("Button \(text)") }
        #endif
        ForEach(numbers.keys.sorted(), id: \.self) { number in
          Text("Number \(number) is \(numbers[number] ?? "missing")")
        }
        ForEach(Array(sizes), id: \.self) { size in
          Text("Size \(size)")
        }
        ForEach(["x", "y"], id: \.self) { item in
          Text(item)
          Text("Item \(item)")
        }
        ForEach(0...text.count, id: \.self) { i in
          if i.isMultiple(of: 2) { Text("Even \(i)") }
        }
        if let first = numbers.first {
          Text("First \(first.key): \(first.value)")
        }
        switch numbers.count {
        case 0: Text("None")
        case let n where n > 5: Text("Many: \(n)")
        default: Text("Some")
        }
        let total = numbers.keys.reduce(0, +)
        Text("Sum: \(total)")
        Group { Text("In group") }
        AnyView(Text("Type-erased"))
        LabeledContent("Content", value: "plain value")
        LabeledContent("Count \(numbers.count)", value: 3, format: .number)
        TextField("Placeholder", text: $text, prompt: Text("Prompt"))
        Image("plain image", label: Text("Image label"))
        Image(systemName: "star").accessibilityLabel(isShown ? "Starred" : "Not starred")
        Color("plain color")
        DisclosureGroup("Disclosure") { EmptyView() }
        GroupBox("Box") { EmptyView() }
        DatePicker("Date", selection: .constant(Date()), displayedComponents: .date)
        ProgressView("Loading")
        Link("Website", destination: URL(string: "https://example.com/\(text)")!)
      }
      .navigationTitle(text.isEmpty ? "Untitled" : "Editing \(text)")
      .navigationTitle(text)
      .searchable(text: $text, prompt: "Search")
      .tabItem { Label(text, systemImage: "plain.icon") }
      .tag("plain tag")
      .id("plain id")
      .alert("Alert title", isPresented: $isShown) {
        Button("Retry", role: .destructive) { isShown = false }
      } message: {
        Text("Alert message \(numbers.count)")
      }
      .onChange(of: text) { print("changed to \(text)") }
      .task {
        let error = NSError(domain: "plain.domain", code: 1, userInfo: ["plain": "plain"])
        log.error("Failed: \(error.localizedDescription)")
        assert(isShown, "plain assertion")
        precondition(!text.isEmpty, "plain precondition \(text)")
        NotificationCenter.default.post(name: Notification.Name("plain.notification"), object: nil)
        UserDefaults.standard.set("plain", forKey: "plain.key")
        let all = keys {
          "Built a"
          "Built b"
        }
        debugPrint(all)
        text = "plain assignment"
        text += "plain addition"
      }
    }
  }
}

struct Builds_Previews: PreviewProvider {
  static var previews: some View {
    Builds().previewDisplayName("plain preview name")
    Text("Preview provider text")
  }
}

#Preview("Plain preview") {
  Text("Preview text")
}

#Preview {
  let key: LocalizedStringKey = "Preview key"
  return Text(key)
}
