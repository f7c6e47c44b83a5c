import SwiftUI
import TipKit

struct ShelfTip: Tip {
  static let opened = Event(id: "shelf.opened")
  @Parameter static var isReader: Bool = false

  var count: Int = 3

  var title: Text { Text("Sort your shelf") }
  var message: Text? { Text("Drag books to move them. You have \(count).") }
  var image: Image? { Image(systemName: "books.vertical") }

  var actions: [Action] {
    Action(id: "learn-more") { Text("Learn More") }
  }

  var rules: [Rule] {
    #Rule(Self.$isReader) { $0 == true }
    #Rule(Self.opened) { $0.donations.count > 2 }
  }

  var options: [any TipOption] { Tips.MaxDisplayCount(1) }
}

struct SwipeTip: Tip {
  let name: String
  var title: Text {
    Text("Swipe") + Text(verbatim: " ") + Text("\(name) away").foregroundStyle(.red)
  }
  var message: Text? {
    name.isEmpty ? nil : Text("Swipe left to remove the book.", comment: "Tip message")
  }
}

struct ShelfView: View {
  private let tip = ShelfTip()
  @State private var name = "Fiction"

  var body: some View {
    TipView(tip, arrowEdge: .bottom) { action in
      if action.id == "learn-more" { name = "Learn" }
    }
    TipView(SwipeTip(name: "cover"))
    SiriTipView(intent: LogPagesIntent(pages: 3))
    ShortcutsLink()
    Text(Genre.novel.localizedName)
    Text(name)
    Text(LocalizedStringResource("shelf.title \(name)", comment: "title of the shelf"))
  }
}
