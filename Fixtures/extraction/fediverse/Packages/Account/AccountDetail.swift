import Env
import Models
import SwiftUI

@MainActor
public struct AccountDetailHeader: View {
  enum Constants {
    static let headerHeight: CGFloat = 200
    static let title = "account.detail.unused"
  }

  @Environment(UserPreferences.self) private var preferences
  @Environment(\.openWindow) private var openWindow
  @State private var isTipSheetPresented = false
  @State private var isBlockConfirmationPresented: Bool = false

  let account: Account
  let featuredTags: [Tag]

  public var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 12) {
        makeCustomInfoLabel(title: "account.following", count: account.followingCount ?? 0)
        makeCustomInfoLabel(
          title: "account.followers",
          count: account.followersCount ?? 0,
          needsBadge: account.moved != nil
        )
        .accessibilityHint("accessibility.tabs.profile.follower-count.hint")
        Text("account.detail.followers-n-participants \(account.followersCount ?? 0) \(featuredTags.first?.totalAccounts ?? 0)")
        Text("account.label.followers \(account.followersCount ?? 0) \(Text(account.followersCount ?? 0, format: .number.notation(.compactName)))")
      }
      if let moved = account.moved {
        Button("account.movedto.redirect-\("@\(moved.acct)")") {}
        Text("account.movedto.label \(moved.safeDisplayName)")
      }
      ForEach(account.fields) { field in
        Text(field.name)
          .accessibilityLabel(field.verifiedAt != nil ? "accessibility.tabs.profile.fields.verified" : "accessibility.tabs.profile.fields.plain")
        Text(field.value.asRawText)
      }
      ForEach(featuredTags) { tag in
        Text("#\(tag.name)" as String)
        Text("#\(tag.name)")
        Text("account.detail.featured-tags-n-posts \(tag.totalUses)")
      }
      Text("account.joined \(account.createdAt.shortDateFormatted)")
      if account.fields.count > 2 {
        Text("account.detail.n-fields \(account.fields.count)")
      }
    }
    .sheet(isPresented: $isTipSheetPresented) { Text(verbatim: "tip") }
    .confirmationDialog(
      "account.action.block-user-confirmation",
      isPresented: $isBlockConfirmationPresented
    ) {
      Button("account.action.block", role: .destructive) { isBlockConfirmationPresented = false }
    } message: {
      Text("account.action.block-user-\(account.username)")
    }
    .accessibilityAction(named: "accessibility.tabs.profile.action.open") {}
    .accessibilityCustomContent("account.handle", account.acct)
  }

  private func makeCustomInfoLabel(title: LocalizedStringKey, count: Int, needsBadge: Bool = false) -> some View {
    VStack {
      Text(count, format: .number.notation(.compactName))
      Text(title)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue("\(count) items")
  }
}

struct AccountMenu: View {
  let account: Account
  @Binding var showBlock: Bool
  @State private var expiry = Duration.infinite

  var body: some View {
    Menu {
      Section(account.acct) {
        Button {
          showBlock = true
        } label: {
          if showBlock {
            Label("account.action.unblock", systemImage: "person.crop.circle.badge.exclamationmark")
          } else {
            Label("account.action.block", systemImage: "person.crop.circle.badge.xmark")
          }
        }
        Picker(selection: $expiry) {
          ForEach(Duration.allCases, id: \.rawValue) { duration in
            Text(duration.description).tag(duration)
          }
        } label: {
          Label("account.action.mute", systemImage: "speaker.slash")
        }
      }
      if let url = account.url {
        ShareLink(item: url, subject: Text(account.safeDisplayName)) {
          Label("account.action.share", systemImage: "square.and.arrow.up")
        }
        Link("status.action.view-in-browser", destination: url)
        Button { UIPasteboard.general.string = "\(url)" } label: { Text("Copy") }
      }
    } label: {
      Label("account.action.more", systemImage: "ellipsis.circle")
    }
    .help(Text("account.menu.help"))
  }
}
