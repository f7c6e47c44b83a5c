import Foundation

let title = String(localized: "cart.title", defaultValue: "Your cart")
let heading = String(localized: "cart.title", defaultValue: "Your basket")
// l10n:disable conflicting-default-value
let caption = String(localized: "cart.title", defaultValue: "Cart")
