import UIKit

final class KeyboardController: UIInputViewController {
  let label = NSLocalizedString("keyboard.insert", comment: "Inserts a recipe")
}
