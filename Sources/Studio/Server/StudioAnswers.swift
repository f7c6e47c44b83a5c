import Foundation

/// Answers requests, without a network.
struct StudioAnswers: Sendable {
  let gate: RequestGate
  let calls: CallTable

  func response(to request: StudioRequest) -> StudioResponse {
    if let refusal = gate.refusal(of: request) { return refusal }
    let prefix = "/api/"
    guard request.path.hasPrefix(prefix) else {
      guard let file = PageFile.at(request.path) else {
        return StudioResponse(status: 404, problem: "there is no such file")
      }
      return StudioResponse(
        type: file.type, body: request.method == "HEAD" ? [] : file.bytes)
    }
    return calls.response(to: String(request.path.dropFirst(prefix.count)), request.body)
  }
}

/// What the page can ask for, by name.
struct CallTable: Sendable {
  private var calls: [String: @Sendable ([UInt8]) throws -> StudioResponse] = [:]

  /// - Parameter body: Answers what the page sends.
  mutating func on<Input: Decodable & Sendable, Output: Encodable & Sendable>(
    _ name: String, _ body: @escaping @Sendable (Input) throws(StudioProblem) -> Output
  ) {
    calls[name] = { bytes in
      let input: Input
      do {
        input = try JSONDecoder().decode(Input.self, from: Data(bytes))
      } catch {
        return StudioResponse(status: 400, problem: "the request can't be read")
      }
      return StudioResponse(json: try body(input))
    }
  }

  func response(to name: String, _ body: [UInt8]) -> StudioResponse {
    guard let call = calls[name] else {
      return StudioResponse(status: 404, problem: "there is no such call")
    }
    do {
      return try call(body)
    } catch let problem as StudioProblem {
      return StudioResponse(status: 422, json: problem)
    } catch {
      return StudioResponse(status: 500, problem: "this went wrong: try again")
    }
  }
}
