import SwiftUI

struct Toolbar: View {
  let count: Int

  var body: some View {
    Button("Done") {}
    Text("\(count + 1) files")
    Text(#"Done"#, comment: "A raw literal.")
  }
}
