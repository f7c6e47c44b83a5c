import AppIntents
import Charts
import SwiftUI
import WidgetKit

struct ReadingEntry: TimelineEntry {
  let date: Date
  let configuration: ShelfConfiguration
  var pages = 0
  var goal: Int { configuration.goal ?? 50 }
  var streak: Int32 = 0
  var history: [DayValue] = []

  struct DayValue: Identifiable {
    var id: Date { day }
    let day: Date
    let pages: Int
    let average: Float
  }

  var progress: Double { Double(pages) / Double(max(goal, 1)) }
}

struct ShelfConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf Configuration"
  static let description = IntentDescription("Choose the shelf to show.")

  @Parameter(title: "Shelf to show") var shelf: ShelfEntity?
  @Parameter(title: "Daily Goal", default: 50) var goal: Int?

  static var sample: ShelfConfiguration {
    let intent = ShelfConfiguration()
    intent.goal = 20
    return intent
  }
}

struct ReadingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ReadingEntry { ReadingEntry(date: .now, configuration: .sample) }
  func snapshot(for configuration: ShelfConfiguration, in context: Context) async -> ReadingEntry {
    ReadingEntry(date: .now, configuration: configuration, pages: 12)
  }
  func timeline(for configuration: ShelfConfiguration, in context: Context) async -> Timeline<ReadingEntry> {
    Timeline(entries: [], policy: .after(.now.addingTimeInterval(3_600)))
  }
  func recommendations() -> [AppIntentRecommendation<ShelfConfiguration>] {
    [AppIntentRecommendation(intent: .sample, description: "Twenty pages")]
  }
}

struct ReadingWidgetView: View {
  @Environment(\.widgetFamily) private var family
  var entry: ReadingProvider.Entry

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(entry.pages) of \(entry.goal) pages")
    case .accessoryCircular:
      Gauge(value: entry.progress) {
        Text("Goal")
      } currentValueLabel: {
        Text(entry.progress, format: .percent)
      }
      .widgetLabel("\(entry.pages) pages")
    case .accessoryRectangular:
      Label("\(entry.streak) day streak", systemImage: "flame")
    default:
      VStack {
        Text(entry.configuration.shelf?.name ?? "All Books")
        Chart {
          ForEach(entry.history) { value in
            BarMark(
              x: .value("Day", value.day, unit: .day),
              y: .value("Pages", value.pages))
            .annotation { Text("⌀ \(value.average)") }
            .accessibilityLabel(Text(value.day, style: .date))
            .accessibilityValue("\(value.pages) pages read")
          }
          RuleMark(y: .value(Text("Goal"), entry.goal))
            .annotation(position: .top) { Text("Goal: \(entry.goal)").font(.caption) }
        }
        .chartXAxis {
          AxisMarks(values: .automatic) { value in
            AxisValueLabel {
              if let day = value.as(Date.self) { Text(day, format: .dateTime.day()) }
            }
          }
        }
        .chartXAxisLabel("Day of month")
        .chartYAxisLabel(position: .leading) { Text("Pages") }
        Button(intent: LogPagesIntent(pages: 5)) {
          Label("Log five pages", systemImage: "plus")
        }
        Toggle(isOn: true, intent: LogPagesIntent(pages: 1)) { Text("Reading") }
        Link(destination: URL(string: "books://open")!) { Text("Open") }
        Text("Updated \(entry.date, style: .relative)")
        Text(timerInterval: entry.date...entry.date.addingTimeInterval(60))
        Text("Ends in \(timerInterval: entry.date...Date.distantFuture, countsDown: true)")
      }
      .containerBackground(for: .widget) { Color("WidgetBackground") }
    }
  }
}

struct ReadingWidget: Widget {
  static let kind = "ReadingWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: ShelfConfiguration.self, provider: ReadingProvider()) { entry in
      ReadingWidgetView(entry: entry)
    }
    .configurationDisplayName("Reading Goal")
    .description("See how far you are with today's pages.")
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct LogControl: ControlWidget {
  static let kind = "books.log"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: LogPagesIntent(pages: 1)) {
        Label("Log a page", systemImage: "book.pages")
      }
    }
    .displayName("Page Logger")
    .description("Logs one page of the current book.")
  }
}

struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "books.timer", provider: TimerControlProvider()) { running in
      ControlWidgetToggle("Reading Timer", isOn: running, action: ToggleTimerIntent()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "play" : "stop")
      }
    }
    .displayName(LocalizedStringResource("timer.control", defaultValue: "Timer", table: "Controls"))
  }
}

#Preview(as: .systemSmall) {
  ReadingWidget()
} timeline: {
  ReadingEntry(date: .now, configuration: .sample)
}

@main
struct BookWidgets: WidgetBundle {
  var body: some Widget {
    ReadingWidget()
    LogControl()
  }
}
