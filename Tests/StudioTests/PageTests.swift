import Foundation
import Testing

@testable import Studio

/// What a browser gets, and what it is allowed to do with it.
@Suite struct PageTests {
  @Test func everyFileOfThePageIsNamedThere() throws {
    let names = Set(PageFile.all.map(\.name))
    #expect(names.contains("index.html"))
    let html = try #require(PageFile.at("/")).bytes
    let text = String(decoding: html, as: UTF8.self)
    for match in text.matches(of: #/(?:src|href)="([^"#]+)"/#) {
      #expect(names.contains(String(match.1)), "\(match.1) isn't embedded")
    }
    for file in PageFile.all where file.name.hasSuffix(".js") {
      let script = String(decoding: file.bytes, as: UTF8.self)
      for match in script.matches(of: #/from '\.\/([^']+)'/#) {
        #expect(names.contains(String(match.1)), "\(file.name) imports \(match.1)")
      }
    }
  }

  /// The policy forbids these, and texts of a project would run.
  @Test func nothingIsInlineOrFromElsewhere() {
    for file in PageFile.all where !file.name.hasSuffix(".svg") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for forbidden in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "https://", "style=",
      ] {
        #expect(!text.contains(forbidden), "\(file.name) has \(forbidden)")
      }
    }
  }

  @Test(arguments: ["/../Package.swift", "/%2e%2e/Package.swift", "//etc/passwd", "/page/", "/x"])
  func onlyFilesOfThePageAreThere(path: String) {
    #expect(PageFile.at(path) == nil)
  }
}
