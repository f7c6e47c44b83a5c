import SwiftUI

struct Toolbar: View {
  let count: Int

  var body: some View {
    Button("done.title") {}
    Text("\(count + 1) files")
    Text(#"done.title"#, comment: "A raw literal.")
  }
}
