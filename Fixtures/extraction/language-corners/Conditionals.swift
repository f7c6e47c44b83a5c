import SwiftUI

enum Phase: String, CaseIterable {
  case idle, busy
  case failed
}

struct Conditionals: View {
  var flag: Bool
  var name: String
  var optionalName: String?
  var optionalKey: LocalizedStringKey?
  var phase: Phase
  var count = 1

  var body: some View {
    Text(flag ? "Ternary yes" : "Ternary no")
    Text(flag ? "Plain with variable" : name)
    Text(flag ? "Nested one" : count > 1 ? "Nested two" : "Nested three")
    Text((flag ? ("Parenthesized yes") : "Parenthesized no"))
    Text(("Parenthesized"))
    Text(optionalName ?? "Plain default")
    Text(optionalKey ?? "Localized default")
    Text(optionalKey ?? (flag ? "Default in ternary" : "Other default in ternary"))
    Text(flag ? optionalKey ?? "Inner default" : "Outer default")
    Text(phase == .idle ? "" + name : "Plain concatenation")
    Text(ifExpression)
    Text(switchExpression)
    Text(flag ? "Yes \(count)" : "No \(name)")
    Text(flag ? name : optionalName ?? "Plain chain")
    Text(["Element of literal", "Other element"][count])
    Text(["Element"][0] as LocalizedStringKey)
    Text("Cast" as LocalizedStringKey)
    Text("Cast to string" as String)
    Text("Concatenated " + "pieces")
    Text("Concatenated " + name)
    Text("Text a") + Text(" " + name) + Text("Text b")
    Text(String("Wrapped in String"))
    Text(LocalizedStringKey("Wrapped in key"))
    Text("Uppercased".uppercased())
    Text("Trimmed \(name)".trimmingCharacters(in: .whitespaces))
    Button(flag ? "Follow" : "Unfollow", action: {})
    Button(flag ? "Follow plain" : name, action: {})
    Label(flag ? "Shown" : "Hidden", systemImage: flag ? "eye" : "eye.slash")
    Label(title(for: phase), systemImage: icon)
    Toggle(flag ? "On" : "Off", isOn: .constant(flag))
  }

  private var ifExpression: LocalizedStringKey {
    if flag { "If expression" } else { "Else expression" }
  }

  private var switchExpression: LocalizedStringKey {
    switch phase { case .idle: "Switch idle"; case .busy: "Switch busy"; case .failed: "Switch failed \(count)" }
  }

  private var icon: String { flag ? "star" : "star.fill" }

  private func title(for phase: Phase) -> LocalizedStringKey {
    let title: LocalizedStringKey = switch phase {
    case .idle: "Let idle"
    case .busy: "Let busy"
    case .failed:
      if count > 3 { "Let failed often" } else { "Let failed" }
    }
    var result = title
    if count == 2 { result = "Assigned" }
    result = flag ? result : "Assigned in ternary"
    return result
  }

  private func plainTitle(for phase: Phase) -> String {
    switch phase {
    case .idle: return "Plain idle"
    case .busy: return String(localized: "Localized busy")
    case .failed: return flag ? "Plain failed" : String(localized: "Localized failed")
    }
  }
}
