import UIKit

@main
final class NoteDelegate: UIResponder, UIApplicationDelegate {
  let greeting = NSLocalizedString("Welcome to Notes", comment: "On the first launch")
}
