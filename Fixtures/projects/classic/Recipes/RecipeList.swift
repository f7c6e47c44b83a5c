import UIKit

final class RecipeList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "list.title".localized
    navigationItem.prompt = NSLocalizedString("list.prompt", comment: "Above the list's title")
  }

  func subtitle(count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("%d recipes", comment: "How many recipes there are"), count)
  }
}
