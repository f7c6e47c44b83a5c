import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct TimerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var started: Date
    var pages: Int
    var speed: Double?
    var chapter: String
  }

  var bookTitle: String
  var totalPages: UInt32
}

struct TimerActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TimerAttributes.self) { context in
      VStack {
        Text("Reading \(context.attributes.bookTitle)")
        Text("Page \(context.state.pages) of \(context.attributes.totalPages)")
        Text(context.state.chapter)
        Text("\(context.state.speed ?? 0) pages per hour")
      }
      .activityBackgroundTint(.brown)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("p. \(context.state.pages)") }
        DynamicIslandExpandedRegion(.bottom) {
          Button(intent: ToggleTimerIntent()) { Text(context.isStale ? "Resume" : "Pause") }
        }
      } compactLeading: {
        Image(systemName: "book").accessibilityLabel("Book icon")
      } compactTrailing: {
        Text(context.state.started, style: .timer)
      } minimal: {
        Text(verbatim: "\(context.state.pages)")
      }
      .keylineTint(.brown)
    }
  }
}

enum TimerController {
  static func start(_ book: BookEntity) throws {
    let attributes = TimerAttributes(bookTitle: book.title, totalPages: UInt32(book.pages))
    let state = TimerAttributes.ContentState(started: .now, pages: 0, speed: nil, chapter: "1")
    _ = try Activity.request(attributes: attributes, content: .init(state: state, staleDate: nil))
  }

  static func finish(_ activity: Activity<TimerAttributes>) async {
    let alert = AlertConfiguration(title: "Finished \(activity.attributes.bookTitle)", body: "You reached the last page.", sound: .default)
    await activity.update(ActivityContent(state: activity.content.state, staleDate: nil), alertConfiguration: alert)
  }
}

struct ToggleTimerIntent: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Toggle the timer"
  @Parameter(title: "Running") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct TimerControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: TimerControlIntent) -> Bool { false }
  func currentValue(configuration: TimerControlIntent) async throws -> Bool { true }
}

struct TimerControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Options"
  static var isDiscoverable: Bool { false }
}
