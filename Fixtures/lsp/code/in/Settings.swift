import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Settings: View {
  var user: String

  var body: some View {
    Row(title: "Clear the cache")
    Text("settings.title")
    Text(.cartPay)
    Text("👋🏽 Hello \(user)")
  }
}
