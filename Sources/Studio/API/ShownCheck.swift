import Diagnostics
import Linting
import Workflows

/// What texts would come to, as the page shows it.
struct ShownCheck: Encodable, Sendable {
  struct Finding: Encodable, Sendable {
    var rule: String
    var severity: String
    var message: String
    var notes: [String]
    /// Which form it is about.
    var path: String?
    var fixes: [Fix]
  }

  struct Fix: Encodable, Sendable {
    var title: String
    var isSafe: Bool
    var texts: [String: String]
  }

  struct Refusal: Encodable, Sendable {
    var reason: String
    var message: String
    var detail: String?
  }

  var findings: [Finding]
  var refusals: [Refusal]
  var previews: [ShownPreview]
  var previewsLeftOut: Int
  /// The parts of each text, by its path.
  var parts: [String: [TextPart]]

  private static let mostFindings = 50
  private static let mostPreviews = 60

  /// - Parameter guarded: The attributes of which a definition says what becomes of them.
  init(_ check: StudioSession.Check, of texts: [String: String], guarding guarded: Set<String>) {
    findings = check.findings.enumerated().prefix(Self.mostFindings).map { index, finding in
      let fixes = (check.fixes[index] ?? []).map {
        Fix(title: $0.title, isSafe: $0.isSafe, texts: $0.texts)
      }
      let diagnostic = finding.diagnostic
      return Finding(
        rule: diagnostic.id, severity: "\(diagnostic.severity)", message: diagnostic.message,
        notes: diagnostic.notes.prefix(4).map(\.message), path: finding.path, fixes: fixes)
    }
    refusals = check.refusals.map {
      Refusal(reason: $0.reason.rawValue, message: $0.message, detail: $0.detail)
    }
    previews = check.previews.prefix(Self.mostPreviews).map(ShownPreview.init)
    previewsLeftOut = max(0, check.previews.count - Self.mostPreviews)
    parts = texts.mapValues { TextPart.all(of: $0, guarding: guarded) }
  }
}

/// What somebody would read.
struct ShownPreview: Encodable, Sendable {
  struct Run: Encodable, Sendable {
    var text: String
    /// Names of attributes, such as `stronglyEmphasized`.
    var attributes: [String]
    var isInflected: Bool
  }

  struct Reason: Encodable, Sendable {
    var word: String
    var detail: String
    var isDoubt: Bool
  }

  var address: String?
  /// The device or the width that it is for, where that makes a difference.
  var room: String?
  var arguments: [String]
  var text: String
  var runs: [Run]
  var reasons: [Reason]

  init(_ preview: StudioSession.Preview) {
    let item = preview.item
    (address, room) = (item.address, preview.room)
    arguments = item.arguments
    text = item.text
    runs = item.runs.map { run in
      Run(
        text: run.text, attributes: run.attributes.map(\.name), isInflected: run.isInflected)
    }
    reasons = item.reasons.prefix(24).map {
      Reason(word: $0.word, detail: $0.detail, isDoubt: $0.isDoubt)
    }
  }
}
