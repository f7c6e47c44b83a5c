import Foundation
import TestSupport
import Testing

/// The history of texts in `l10n studio` asks git, which a repository's configuration can make run
/// anything.
@Suite(.ends) struct GitHistoryTests {
  private static let settings = [
    "core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.evil.textconv",
    "filter.evil.smudge", "filter.evil.clean", "gpg.program",
  ]

  private func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Ana", "-c", "user.email=a@b.example"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Two commits of a text, then programs that leave a trace.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/A.strings")
    try folder.write("*.strings filter=evil diff=evil\n", to: ".gitattributes")
    try git(["init", "-q", "."], in: folder.url)
    for text in ["uno", "dos"] {
      try folder.write("\"a\" = \"\(text)\";\n", to: "es.lproj/A.strings")
      try git(["add", "-A"], in: folder.url)
      try git(["commit", "-qm", "say \(text)"], in: folder.url)
    }
    try folder.write("#!/bin/sh\ntouch '\(folder.path)/trace'\ncat\n", to: "evil.sh")
    let program = folder.url.appending(path: "evil.sh").path
    chmod(program, 0o755)
    for setting in Self.settings { try git(["config", setting, program], in: folder.url) }
    try git(["config", "log.showSignature", "true"], in: folder.url)
    return folder
  }

  /// Asks a running studio until it has found what it looks for.
  private func past(in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = Repository.tool
    process.arguments = ["studio", "--no-open", "--no-cache", "."]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    defer {
      // Started on a thread of Dispatch, it has other signals blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let url = try #require(URL(string: line.trimmingCharacters(in: .newlines)))
    let port = UInt16(try #require(url.port))
    let body = #"{"table":"A","key":"a","language":"es"}"#
    let request =
      "POST /api/past HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      + "Authorization: Bearer \(url.query?.dropFirst("token=".count) ?? "")\r\n"
      + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    var answer = ""
    for _ in 0..<400 {
      answer = try LoopbackClient(port: port).answer(to: request)
      guard answer.contains(#""isSearching":true"#) else { break }
      usleep(50_000)
    }
    return answer
  }

  @Test func commitsOfATextAreFoundAndNoProgramRuns() throws {
    let folder = try repository()
    let answer = try past(in: folder.url)
    #expect(answer.contains(#""author":"Ana""#))
    #expect(answer.contains(#""new":{"":"dos"},"old":{"":"uno"}"#))
    #expect(answer.contains(#""new":{"":"uno"},"old":{}"#))
    #expect(answer.contains(#""title":"say dos""#))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/trace"))
  }

  @Test func withoutARepositoryNothingIsKnown() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/A.strings")
    try folder.write("\"a\" = \"B\";\n", to: "es.lproj/A.strings")
    #expect(try past(in: folder.url).hasPrefix("HTTP/1.1 422 "))
  }
}
