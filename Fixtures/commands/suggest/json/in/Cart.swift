import SwiftUI

func label(_ salads: Int) -> Text {
  Text(salads == 1 ? "\(salads) salad" : "\(salads) salads")
}
