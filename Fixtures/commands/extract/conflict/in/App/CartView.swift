import Foundation

let first = String(localized: "Your cart", defaultValue: "Your cart")
let second = String(localized: "Your cart", defaultValue: "Your basket")
let third = String(localized: "Checkout")
