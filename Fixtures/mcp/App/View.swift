import SwiftUI

struct FileView: View {
  var name: String
  var count: Int
  var isLarge: Bool

  var body: some View {
    VStack {
      Text("Open the file")
      Text("Open \(isLarge ? "large" : "small")")
      Text("\(count) files")
      Text("^[\(count) new drink](inflect: true)")
      Text("Welcome")
    }
  }
}
