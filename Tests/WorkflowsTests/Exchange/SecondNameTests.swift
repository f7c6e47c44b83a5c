import Diagnostics
import Testing

@testable import Workflows

/// Languages that a project's folders have under two names.
@Suite struct SecondNameTests {
  private static let files = [
    "en.lproj/L.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";\n",
    "zh-Hans.lproj/L.strings": "\"a\" = \"打开\";\n",
    "zh_CN.lproj/L.strings": "\"b\" = \"关闭\";\n",
    "en.lproj/M.strings": "\"c\" = \"Find\";\n",
    "zh_CN.lproj/M.strings": "\"c\" = \"查找\";\n",
  ]

  private func exported(_ locales: [String], from tree: InMemoryFolder) -> ExportOutcome {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out")
    options.locales = locales
    return ExportWorkflow(options).run(on: tree)
  }

  /// A table's folder counts by whatever name it has; of two in one table the second is told.
  @Test func oneNameIsExported() throws {
    let tree = InMemoryFolder(Self.files)
    let outcome = exported([], from: tree)
    #expect(outcome.packages.map(\.locale) == ["zh-Hans"])
    let told = outcome.diagnostics.filter { $0.id == "second-name" }
    #expect(told.map(\.location?.file) == ["zh_CN.lproj/L.strings"])
    let text = try #require(tree.text(at: "out/zh-Hans.xliff"))
    #expect(text.contains("打开") && text.contains("查找"))
    #expect(!text.contains("关闭"))
  }

  @Test func nothingIsToldOfNamesThatAreAskedFor() {
    let outcome = exported(["zh-Hans", "zh_CN"], from: InMemoryFolder(Self.files))
    #expect(outcome.packages.map(\.locale) == ["zh-Hans", "zh_CN"])
    #expect(!outcome.diagnostics.contains { $0.id == "second-name" })
  }

  /// What comes back goes to the file that the table has, and makes no other beside it.
  @Test(arguments: ["zh-Hans", "zh_CN"])
  func whatComesBackGoesToTheFolderThatIsThere(locale: String) throws {
    let tree = InMemoryFolder(Self.files)
    _ = exported([locale], from: tree)
    let file = "out/\(locale).xliff"
    let text = try #require(tree.text(at: file))
    tree.set(Array(text.replacing("查找", with: "搜索").utf8), at: file)
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: [file])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: "zh_CN.lproj/M.strings")?.contains("搜索") == true)
    #expect(tree.text(at: "zh-Hans.lproj/M.strings") == nil)
  }
}
