import ArgumentParser
import Foundation
import Generation

/// Makes checked-in data from its sources.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make checked-in data from its sources.",
    subcommands: [GenerateInterfaces.self, GenerateLocaleData.self])
}

/// `Sources/LanguageData/cldr` from CLDR's XML.
struct GenerateLocaleData: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale-data", abstract: "Make Sources/LanguageData/cldr from CLDR's XML.")

  @Argument(help: "CLDR's folder `common`, as Debian's package unicode-cldr-core installs it.")
  var folder = LocaleDataTexts.debianFolder.path

  @Option(help: "Where the texts go.")
  var output = "Sources/LanguageData/cldr"

  func run() throws {
    for (name, text) in try LocaleDataTexts(cldr: URL(filePath: folder)).all {
      let file = URL(filePath: output).appending(path: name)
      try Data(text.utf8).write(to: file, options: .atomic)
      print("\(file.relativePath): \(text.utf8.count) bytes")
    }
  }
}
