import CaffeServer
import Foundation
import Hummingbird

for problem in CaffeServer.localizer.problems {
  try? FileHandle.standardError.write(contentsOf: Data("caffe-server: \(problem)\n".utf8))
}
let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
let application = Application(
  router: CaffeServer.router(),
  configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)))
try await application.runService()
