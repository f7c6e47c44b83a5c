import SwiftUI

struct Oven: View {
  var body: some View { Text("Preheat the oven") }
}
