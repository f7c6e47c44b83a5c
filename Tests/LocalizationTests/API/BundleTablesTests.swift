#if !canImport(Darwin)
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct BundleTablesTests {
  @Test func aBundleIsReadOnceForAllThreads() async throws {
    let folder = try SampleCatalogs.folder()
    let url = folder.url
    let stores = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<32 { group.addTask { ObjectIdentifier(BundleTables.tables(at: url)) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(stores.count == 1)
    let resource = LocalizedStringResource(
      "Hello", locale: SampleCatalogs.spanish, bundle: .atURL(url))
    #expect(String(localized: resource) == "Hola")
    // What was read stays, as in Foundation.
    try folder.write("\"Hello\" = \"Otra\";", to: "es.lproj/Localizable.strings")
    #expect(String(localized: resource) == "Hola")
  }

  @Test func aMissingFolderHasNoTexts() {
    let nowhere = URL(filePath: "/nowhere/at/all")
    #expect(String(localized: LocalizedStringResource("Hi", bundle: .atURL(nowhere))) == "Hi")
  }

  @Test func rendersOnManyThreads() async {
    let texts = await withTaskGroup(of: Set<String>.self) { group in
      for thread in 0..<8 {
        group.addTask {
          let name = thread.isMultiple(of: 2) ? "Ana" : "Eva"
          return Set(
            (0..<200).map { _ in
              String(
                AttributedString(localized: SampleCatalogs.resource("Hello, \(name)!")).characters)
            })
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(texts == ["¡Hola, Ana!", "¡Hola, Eva!"])
  }
}
#endif
