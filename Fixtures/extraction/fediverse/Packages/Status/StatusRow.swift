import Env
import Models
import SwiftUI

public struct Status: Identifiable {
  public let id: String
  public let account: Account
  public let reblogsCount: Int
  public let favouritesCount: Int
  public let poll: Poll?
  public let language: String?
  public let reblog: Account?
}

@Observable
@MainActor
final class StatusRowViewModel {
  let status: Status
  var translation: (provider: String, language: String?)?
  var repliesCount = 0
  var isFiltered: Filter?

  struct Filter {
    let title: String
    let keywordsCount: Int
  }

  init(status: Status) { self.status = status }

  var finalAccount: Account { status.reblog ?? status.account }

  func localizedName(_ code: String) -> String? { Locale.current.localizedString(forLanguageCode: code) }
}

struct StatusRow: View {
  enum SwipeAction: String, CaseIterable {
    case none, reply, quote

    func displayName(isReblogged: Bool = false, privateBoost: Bool = false) -> LocalizedStringKey {
      switch self {
      case .none:
        return "settings.swipeactions.status.action.none"
      case .reply:
        return "settings.swipeactions.status.action.reply"
      case .quote:
        if privateBoost {
          return isReblogged ? "status.action.unboost" : "status.action.boost-to-followers"
        }
        return "settings.swipeactions.status.action.quote"
      }
    }
  }

  @State private var viewModel: StatusRowViewModel
  @State private var showDetails = false
  @Environment(\.redactionReasons) private var reasons

  init(viewModel: StatusRowViewModel) { _viewModel = State(initialValue: viewModel) }

  var body: some View {
    VStack {
      if let filter = viewModel.isFiltered {
        Text("status.filter.filtered-by-\(filter.title)")
        Text("filter.keywords \(filter.keywordsCount)")
      }
      Text(viewModel.finalAccount.safeDisplayName) + Text(" ") + Text("status.row.was-boosted")
      Text("status.row.was-reply \(viewModel.finalAccount.safeDisplayName)")
      (Text(Image(systemName: "globe")) + Text("⸱") + Text(viewModel.status.account.createdAt.relativeFormatted))
        .accessibilityHidden(true)
      if let translation = viewModel.translation {
        if let code = translation.language, let name = viewModel.localizedName(code) {
          Text("status.action.translated-label-from-\(name)-\(translation.provider)")
        } else {
          Text("status.action.translated-label-\(translation.provider)")
        }
      }
      if let poll = viewModel.status.poll {
        PollView(poll: poll)
      }
      HStack {
        StatusSummary(title: "status.summary.n-boosts \(viewModel.status.reblogsCount)")
        StatusSummary(title: "status.summary.n-replies \(viewModel.repliesCount)", showsDivider: false)
        StatusSummary("status.summary.n-favorites \(viewModel.status.favouritesCount)")
        StatusSummary()
      }
    }
    .swipeActions(edge: .trailing) {
      Button {
        showDetails.toggle()
      } label: {
        Label(SwipeAction.reply.displayName(), systemImage: "arrowshape.turn.up.left")
      }
    }
    .accessibilityActions {
      Button("status.action.reply") {}
      Button(showDetails ? "status.action.hide" : "status.action.show") { showDetails.toggle() }
    }
    .accessibilityLabel(accessibilityLabel)
    .alert(
      "status.alert.delete.title",
      isPresented: $showDetails,
      actions: {
        Button("status.action.delete", role: .destructive) {}
        Button("cancel", role: .cancel) {}
      },
      message: {
        Text("status.alert.delete.message")
      })
  }

  private var accessibilityLabel: Text {
    let name = viewModel.finalAccount.safeDisplayName
    if viewModel.status.reblog != nil {
      return Text("accessibility.status.a-boosted-b-\(name)-\(viewModel.status.account.safeDisplayName)")
        + Text(", ")
    }
    return Text(name)
      + Text(", ") + Text(viewModel.status.language.flatMap { viewModel.localizedName($0) } ?? "")
      + pollText
  }

  private var pollText: Text {
    viewModel.status.poll.map { Text("accessibility.poll.options-\($0.options.count)") } ?? Text("")
  }
}

struct StatusSummary: View {
  private let title: LocalizedStringKey
  let showsDivider: Bool

  init(title: LocalizedStringKey, showsDivider: Bool = true) {
    self.title = title
    self.showsDivider = showsDivider
  }

  init(_ title: LocalizedStringKey = "status.summary.empty") {
    self.init(title: title)
  }

  var body: some View { Text(title) }
}

struct PollView: View {
  let poll: Poll
  @State private var votes: [Int] = []

  private func widthForOption(_ option: Poll.Option) -> CGFloat {
    CGFloat(option.votesCount ?? 0) / CGFloat(max(poll.votesCount, 1))
  }

  private func ratio(_ option: Poll.Option) -> Int {
    Int(round(Float(option.votesCount ?? 0) / Float(poll.votesCount) * 100))
  }

  var body: some View {
    VStack {
      ForEach(Array(poll.options.enumerated()), id: \.element.id) { index, option in
        Text(option.title)
          .accessibilityLabel("accessibility.status.poll.option-prefix-\(index + 1)-of-\(poll.options.count)")
        Text("\(ratio(option))%")
        Text("poll.width \(widthForOption(option))")
      }
      if poll.safeVotersCount != 0 {
        Text("status.poll.n-votes-voters \(poll.votesCount) \(poll.safeVotersCount)")
      }
      Text("status.poll.n-votes \(poll.votesCount)")
      Text(" ⸱ ")
      if let date = poll.expiresAt.value?.asDate {
        Text("status.poll.closes-in \(Text(date, style: .timer))")
        Text("status.poll.closed \(date, style: .relative)")
      }
      Button("status.poll.send") { votes.removeAll() }
        .disabled(votes.isEmpty)
      Button(votes.isEmpty ? "status.poll.close" : "status.poll.vote-for \(votes[0])") {}
    }
  }
}
