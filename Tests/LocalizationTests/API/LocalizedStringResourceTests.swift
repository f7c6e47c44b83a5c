#if !canImport(Darwin)
import Foundation
import Localization
import Testing

@Suite struct LocalizedStringResourceTests {
  static let resources: [LocalizedStringResource] = [
    "Hello", "Hello, \("Ana")!",
    LocalizedStringResource("key", defaultValue: "Hi \(3)", table: "T", comment: "c"),
    LocalizedStringResource(
      "\(2.5) \(1 as UInt) \(Decimal(7)) \(Date(timeIntervalSince1970: 5))",
      locale: Locale(identifier: "es")),
    LocalizedStringResource("a", bundle: .atURL(URL(filePath: "/tmp"))),
    LocalizedStringResource("\(LocalizedStringResource("inner \(1)")) \(AttributedString("x"))"),
    LocalizedStringResource("\(placeholder: .int) \(placeholder: .object)"),
  ]

  @Test(arguments: resources)
  func encodingKeepsThem(resource: LocalizedStringResource) throws {
    let data = try JSONEncoder().encode(resource)
    let read = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(read == resource)
    #expect(read.hashValue == resource.hashValue)
    #expect(String(localized: read) == String(localized: resource))
  }

  @Test func encodingWritesFormatsForTheLocale() throws {
    let resource = LocalizedStringResource(
      "\(1234.5, format: .number)", locale: Locale(identifier: "de_DE"))
    let data = try JSONEncoder().encode(resource)
    let read = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(String(localized: read) == "1.234,5")
  }

  @Test func theyDifferInEachPart() {
    let resources: Set<LocalizedStringResource> = [
      "a", "b", LocalizedStringResource("a", defaultValue: "x"),
      LocalizedStringResource("a", table: "t"),
      LocalizedStringResource("a", locale: Locale(identifier: "xx")),
      LocalizedStringResource("a", bundle: SampleCatalogs.memory),
      LocalizedStringResource("a", bundle: .forClass(NSString.self)),
    ]
    #expect(resources.count == 7)
    #expect(LocalizedStringResource("a", bundle: Bundle.main) == "a")
  }

  @Test func partsCanBeRead() {
    var resource = LocalizedStringResource("k", defaultValue: "v \(1)", table: "t")
    resource.locale = Locale(identifier: "es")
    #expect(resource.key == "k" && resource.table == "t" && resource.bundle == .main)
    #expect(resource.defaultValue == "v \(1)")
    #expect(resource.localizedStringResource.locale.identifier == "es")
  }
}
#endif
