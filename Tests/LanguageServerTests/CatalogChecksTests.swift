import Reading
import Sessions
import Testing
import Workflows

@testable import LanguageServer

/// What lint says of a catalog, for all that ask.
@Suite struct CatalogChecksTests {
  private static let path = "/app/Localizable.xcstrings"

  private func place(of check: CatalogCheck) -> UnsafeRawPointer? {
    check.findings.withUnsafeBytes { $0.baseAddress.map { UnsafeRawPointer($0) } }
  }

  @Test func oneLookServesAllUntilTheTextChanges() {
    let text = """
      {"sourceLanguage":"en","strings":{"cart %lld":{"localizations":{
      "es":{"stringUnit":{"state":"translated","value":"cesta"}}}}},"version":"1.0"}
      """
    let session = Session(["/app"], on: InMemoryFolder([Self.path: text]))
    session.open(Self.path, Array(text.utf8), version: 1)
    let checks = CatalogChecks()
    let first = checks.check(of: Self.path, in: session)
    #expect(!first.findings.isEmpty)
    #expect(place(of: checks.check(of: Self.path, in: session)) == place(of: first))
    #expect(checks.check(of: Self.path, in: session, if: { false }).map(\.findings) == nil)
    checks.forget(Self.path)
    #expect(place(of: checks.check(of: Self.path, in: session)) != place(of: first))
    session.change(Self.path, [TextEdit(0..<text.utf8.count, "{}")], version: 2)
    #expect(checks.check(of: Self.path, in: session).findings != first.findings)
  }
}
