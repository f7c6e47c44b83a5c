import SwiftUI

struct Cart: View {
  var count: Int
  var name: String

  var body: some View {
    VStack {
      Text("\(count) cups")
      Text("Hello \(name)")
      Text("^[\(count) drink](inflect: true) for **\(name)**")
    }
  }
}
