import SwiftUI

// Not a member of any target yet.
struct Draft: View {
  var body: some View { Text("Nobody reads this") }
}
