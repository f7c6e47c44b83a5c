import Linting
import Messages
import Reading

/// `deploymentTargets`: `{ iOS: "16.0", Linux: true }`.
extension ConfigurationReader {
  mutating func readDeploymentTargets(_ value: JSONValue) -> DeploymentTargets {
    var targets = DeploymentTargets()
    for (platform, value) in members(
      of: value, DeploymentTargets.Platform.self, "deploymentTargets")
    {
      // There is nothing to say of Linux but that the app runs there.
      if platform == .linux, case .bool(let isTarget) = value.content {
        targets.versions[platform] = isTarget ? 0 : nil
      } else {
        targets.versions[platform] = majorVersion(value, platform.rawValue)
      }
    }
    return targets
  }

  /// The major version in `16`, `16.4`, `"16.4"` or `"v16"`.
  private mutating func majorVersion(_ value: JSONValue, _ name: String) -> Int? {
    let text: String
    switch value.content {
    case .number(let number): text = number.spelling
    case .string(let string): text = string.value
    default:
      reportType(value, name, expected: "a version such as \"16.0\"")
      return nil
    }
    let digits = text.drop { $0 == "v" }.prefix { $0 != "." }
    guard let version = Int(digits), (1...999).contains(version) else {
      reportValue(
        value, "`\(Self.shown(text))` is no version of \(name); write one such as \"16.0\"")
      return nil
    }
    return version
  }
}
