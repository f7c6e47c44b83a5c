import ArgumentParser
import Extraction
import Foundation

/// `Sources/ExtractionData/interfaces.bytes` from the interface files beside it.
struct GenerateInterfaces: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interfaces", abstract: "Make what extraction knows of frameworks from apis/.")

  @Option(help: "The folder with apis/, which gets interfaces.bytes.")
  var folder = "Sources/ExtractionData"

  func run() throws {
    let apis = URL(filePath: folder).appending(path: "apis")
    let names = try FileManager.default.contentsOfDirectory(atPath: apis.path)
      .filter { $0.hasSuffix(".swiftinterface") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let files = try names.map { name in
      InterfaceFile(name: name, source: Array(try Data(contentsOf: apis.appending(path: name))))
    }
    let bytes = InterfaceFile.bytes(of: files)
    let file = URL(filePath: folder).appending(path: "interfaces.bytes")
    try Data(bytes).write(to: file, options: .atomic)
    print("\(file.relativePath): \(bytes.count) bytes of \(files.count) files")
  }
}
