import SwiftUI

func label(_ salads: Int) -> Text {
  Text(salads == 1 ? "\(salads) salad" : "\(salads) salads")
}

enum Size { case small, large }

func cup(_ size: Size) -> Text {
  switch size {
  case .small: Text("small cup")
  case .large: Text("large cup")
  }
}
