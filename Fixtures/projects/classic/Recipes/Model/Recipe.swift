import Foundation

struct Recipe {
  var name = NSLocalizedString("recipe.untitled", comment: "A new recipe's name")
}
