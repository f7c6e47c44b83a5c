import SwiftUI

struct Cart: View {
  var salads: Int
  var coupons: Int

  var body: some View {
    if salads == 1 {
      Text("\(salads) small salad in your cart")
    } else {
      Text("\(salads) small salads in your cart")
    }
    Text("\(coupons) coupon\(coupons == 1 ? "" : "s")")
      .accessibilityLabel(summary)
  }

  private var summary: String {
    switch coupons {
    case 0: String(localized: "No coupons to use")
    case 1: String(localized: "\(coupons) coupon to use", comment: "The one coupon.")
    default: String(localized: "\(coupons) coupons to use", comment: "Several coupons.")
    }
  }
}
