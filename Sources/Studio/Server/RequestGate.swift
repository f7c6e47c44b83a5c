/// Decides which requests are answered at all.
///
/// Any page in the person's browser can send requests to this port, and any name may be made to
/// point at 127.0.0.1; so what doesn't come from the server's own page is refused.
struct RequestGate: Sendable {
  let token: AccessToken
  let port: UInt16

  /// The largest body that is read, in bytes.
  static let largestBody = 1 << 20

  /// Why a request isn't answered; nil if it is.
  func refusal(of request: StudioRequest) -> StudioResponse? {
    guard let host = request.header("host"), hosts.contains(host.lowercased()) else {
      return StudioResponse(status: 421, problem: "this server has another name")
    }
    if let origin = request.header("origin"), origin.lowercased() != "http://" + host.lowercased() {
      return StudioResponse(status: 403, problem: "other pages can't ask for anything here")
    }
    if let site = request.header("sec-fetch-site"), site != "same-origin", site != "none" {
      return StudioResponse(status: 403, problem: "other pages can't ask for anything here")
    }
    return Self.isCall(request) ? refusal(ofCall: request) : refusal(ofFile: request)
  }

  /// Whether a request shows the token, and all else that only the server's own page has.
  func isOwnCall(_ request: StudioRequest) -> Bool {
    Self.isCall(request) && refusal(of: request) == nil
  }

  private static func isCall(_ request: StudioRequest) -> Bool { request.path.hasPrefix("/api/") }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The page's files hold nothing of the project, so they need no token.
  private func refusal(ofFile request: StudioRequest) -> StudioResponse? {
    ["GET", "HEAD"].contains(request.method)
      ? nil : StudioResponse(status: 405, problem: "a file can only be read")
  }

  private func refusal(ofCall request: StudioRequest) -> StudioResponse? {
    guard request.method == "POST" else {
      return StudioResponse(status: 405, problem: "send a POST request")
    }
    let scheme = "Bearer "
    guard let given = request.header("authorization"), given.hasPrefix(scheme),
      token.fits(String(given.dropFirst(scheme.count)))
    else {
      return StudioResponse(
        status: 401, problem: "open the address that `l10n studio` printed: it has a token")
    }
    let type = request.header("content-type")?.lowercased().split(separator: ";").first
    guard type == "application/json" else {
      return StudioResponse(status: 415, problem: "send JSON as application/json")
    }
    guard request.body.count <= Self.largestBody else {
      return StudioResponse(
        status: 413, problem: "a request has at most \(Self.largestBody) bytes")
    }
    return nil
  }
}
