import Foundation

let made = String(localized: "Made by a machine")
