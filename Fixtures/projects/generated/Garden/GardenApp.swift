import SwiftUI

struct GardenView: View {
  var body: some View { Text("Water the plants") }
}
