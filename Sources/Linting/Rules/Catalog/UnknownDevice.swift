import Catalogs
import Diagnostics

/// A variation for a device that nobody knows.
enum UnknownDevice: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unknown-device", family: .catalog, severity: .warning, folding: .sameWords,
    summary: "A text varies by a device that Xcode doesn't know.",
    rationale: """
      Catalogs know iphone, ipad, ipod, mac, appletv, applewatch, applevision and other. A text for \
      any other name is never shown. Correct the name.
      """,
    good: [RuleExample("Tap", "de", "Tippen")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    entry.localization.texts.compactMap { text in
      guard let device = device(of: text.path), !CaseName.devices.contains(device) else {
        return nil
      }
      return EntryFinding(
        Finding(
          "'\(device.rawValue.shortened())' is no device, so this text is never shown: expected "
            + "\(expected); correct it"), path: text.path)
    }
  }

  private static func device(of path: TextPath) -> CaseName? {
    for case .variation(.device, let name) in path.steps { return name }
    return nil
  }

  private static let expected =
    CaseName.devices.dropLast().map(\.rawValue).joined(separator: ", ") + " or \(CaseName.other)"
}
