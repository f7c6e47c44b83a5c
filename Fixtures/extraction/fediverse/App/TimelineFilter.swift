import AppIntents
import Env
import Models
import SwiftUI
import WidgetKit

public enum TimelineFilter: Hashable, Equatable, Identifiable {
  case home, local
  case hashtag(tag: String, accountId: String?)
  case list(title: String)
  case remote(server: String, filter: RemoteFilter)

  public enum RemoteFilter: String, CaseIterable { case local, federated }

  public var id: String { localizedTitle() }

  public func localizedTitle() -> String {
    switch self {
    case .home: NSLocalizedString("timeline.home", comment: "")
    case .local:
      String(localized: "timeline.local")
    case .hashtag(let tag, _): "#\(tag)"
    case let .list(title): title
    case let .remote(server, filter):
      "\(server) - \(filter.rawValue)"
    }
  }

  public var title: LocalizedStringKey {
    switch self {
    case .home:
      return "timeline.home"
    case .local: return "timeline.local"
    case let .hashtag(tag, _):
      return "#\(tag)"
    case .list(let title):
      return LocalizedStringKey(title)
    case let .remote(server, _):
      return .init(server)
    }
  }
}

struct TimelineHeader: View {
  @State private var filter = TimelineFilter.home
  @Binding var pendingCount: Int
  let tag: Tag?
  let instance: (name: String, users: Int)?

  var body: some View {
    Group {
      if let tag {
        Text("timeline.n-recent-from-n-participants \(tag.totalUses) \(tag.totalAccounts)")
        Text(tag.following ? "account.follow.following" : "account.follow.follow")
      } else if let instance {
        Text("instance.list.users-\(formatAsNumber(instance.users))")
        Text("timeline.\(instance.name)-is-valid")
      }
      Button { pendingCount = 0 } label: {
        Text("timeline-new-posts \(pendingCount)")
      }
      switch filter {
      case .home:
        Text("timeline.empty")
      case .hashtag(let name, let account?):
        Text("timeline.hashtag \(name) \(account)")
      default:
        PlaceholderView(iconName: "tray", title: "empty-view.title", message: "empty-view.message")
        PlaceholderView.error("empty-view.error")
      }
      Text(filter.title)
    }
    .navigationTitle(filter.localizedTitle())
  }

  private func formatAsNumber(_ number: Int) -> String {
    switch number {
    case 0..<1000: String(number)
    default: "\(number / 1000)K"
    }
  }
}

struct PlaceholderView: View {
  let iconName: String
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  static func error(_ message: LocalizedStringKey) -> PlaceholderView {
    PlaceholderView(iconName: "xmark", title: "error.generic", message: message)
  }
  var body: some View {
    VStack { Image(systemName: iconName); Text(title); Text(message) }
  }
}

struct PostImageIntent: AppIntent {
  static let title: LocalizedStringResource = "Post an image"
  static let description: IntentDescription = "Use Fediverse to post with an image"
  static let openAppWhenRun: Bool = true

  @Parameter(title: "Image", description: "Image to post", supportedContentTypes: [.image])
  var images: [IntentFile]?
  @Parameter(title: "Post content", requestValueDialog: "Content of the post")
  var content: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let images, !images.isEmpty else {
      return .result(dialog: "No images provided to post.")
    }
    return .result(dialog: "Posted \(images.count) image(s)")
  }
}

struct LatestPostsWidget: Widget {
  let kind: String = "LatestPostsWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      Text(entry.title)
      Text("\(entry.posts.count) posts")
    }
    .configurationDisplayName("Latest posts")
    .description("Show the latest posts of the timeline")
    .supportedFamilies([.systemSmall])
  }
}

struct PostEntry: TimelineEntry {
  let date: Date
  let title: String
  let posts: [String]
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> PostEntry { .init(date: .now, title: "Mastodon", posts: []) }
  func getSnapshot(in context: Context, completion: @escaping (PostEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PostEntry>) -> Void) {
    completion(Timeline(entries: [.init(date: .now, title: "#\(context.family)", posts: [])], policy: .atEnd))
  }
}
