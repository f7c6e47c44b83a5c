import Diagnostics
import Foundation
import JSONRPC
import Reading

/// What a tool takes.
protocol ToolInput: Decodable, Sendable {
  /// What it takes where a call gives nothing; nil where that is a mistake.
  static var none: Self? { get }
}

extension ToolInput {
  static var none: Self? { nil }
}

/// What a tool gives back.
protocol ToolOutput: Encodable, Sendable {
  /// Whether what was asked for wasn't done.
  var isFailure: Bool { get }
}

extension ToolOutput {
  var isFailure: Bool { false }
}

/// Why a tool did nothing: one sentence that says what to do.
///
/// It quotes nothing but what the caller sent.
struct ToolFailure: Error, Encodable, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}

extension ToolFailure {
  /// - Parameter longest: In characters, as schemas count them.
  /// - Throws: Where a call gives more than its schema says: not every client holds it to that.
  static func check(_ name: String, _ text: String?, longest: Int) throws(ToolFailure) {
    guard let text, text.unicodeScalars.count > longest else { return }
    throw ToolFailure("`\(name)` takes at most \(longest) characters")
  }

  /// - Throws: Where a call has arguments that the schema doesn't have: they would be lost.
  static func check(_ names: [String], among known: [String]) throws(ToolFailure) {
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw ToolFailure(
      "there is no argument `\(unknown.shortened(to: 100))`; there are: "
        + known.joined(separator: ", "))
  }
}

/// Something that a model can ask for.
struct Tool: Sendable {
  let description: ToolDescription
  private let body:
    @Sendable (Parameters, OpenProject, RequestContext) throws -> any Encodable & Sendable

  init<Input: ToolInput, Output: ToolOutput>(
    _ description: ToolDescription,
    _ body: @escaping @Sendable (Input, OpenProject, RequestContext) throws -> Output
  ) {
    self.description = description
    let known = description.inputSchema.names
    self.body = { parameters, project, context in
      let input: Input
      do {
        input = try Self.input(parameters, known)
      } catch let error as ResponseError {
        throw ToolFailure("the arguments can't be used: \(error.message)")
      }
      let output = try body(input, project, context)
      return ToolResult(
        content: [TextContent(text: try Self.text(of: output))], structuredContent: output,
        isError: output.isFailure)
    }
  }

  /// Answers a call.
  ///
  /// - Returns: A result, also where the tool did nothing.
  func call(
    _ parameters: Parameters, _ project: OpenProject, _ context: RequestContext
  ) throws -> any Encodable & Sendable {
    do {
      try context.checkCancellation()
      return try body(parameters, project.asked(at: context.arrival), context)
    } catch let failure as ToolFailure {
      return ToolResult<EmptyResult>(
        content: [TextContent(text: failure.message)], structuredContent: nil, isError: true)
    }
  }

  private static func input<Input: ToolInput>(
    _ parameters: Parameters, _ known: [String]
  ) throws -> Input {
    let given = try parameters.decoded(as: ToolArguments<Input>.self)
    try ToolFailure.check(given.names, among: known)
    guard let input = given.arguments ?? Input.none else {
      throw ToolFailure("arguments are missing; there are: \(known.joined(separator: ", "))")
    }
    return input
  }

  private static func text(of output: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.ordered().encode(output), as: UTF8.self)
  }
}
