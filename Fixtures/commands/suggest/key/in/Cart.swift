import SwiftUI

struct Cart: View {
  var salads: Int

  var body: some View {
    Text("\(salads) salads")
      .accessibilityLabel(String(localized: "\(salads) salads"))
  }
}
