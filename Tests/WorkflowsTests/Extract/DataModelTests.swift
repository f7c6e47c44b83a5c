import Testing
import Workflows

/// Keys of values whose types stand in a Core Data model.
@Suite struct DataModelTests {
  private static let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  private static func model(_ type: String, of attribute: String = "count") -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Cup" representedClassName="Cup" syncable="YES" codeGenerationType="class">
        <attribute name="\(attribute)" attributeType="\(type)" usesScalarValueType="YES"/>
      </entity>
    </model>
    """
  }

  private static func view(_ bundle: String = "") -> String {
    """
    import SwiftUI
    struct CupView: View {
      let cup: Cup
      var body: some View { Text("\\(cup.count) cups"\(bundle)) }
    }
    """
  }

  private func catalogs(_ files: [String: String]) -> InMemoryFolder {
    let tree = InMemoryFolder(files)
    #expect(ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree).status == .clean)
    return tree
  }

  @Test(arguments: [
    ("Integer 16", "%d"), ("Integer 64", "%lld"), ("Double", "%lf"), ("Float", "%f"),
  ])
  func attributesDecideSpecifiers(type: String, specifier: String) {
    let tree = catalogs([
      "App/CupView.swift": Self.view(), "App/Localizable.xcstrings": Self.catalog,
      "App/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model(type),
    ])
    let text = tree.text(at: "App/Localizable.xcstrings") ?? ""
    #expect(text.contains("\"\(specifier) cups\""), "\(text)")
  }

  @Test("of several versions the current one counts, and none where nothing says which that is")
  func versions() {
    let current = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Store 2.xcdatamodel</string>
      </dict></plist>
      """
    var files = [
      "App/CupView.swift": Self.view(), "App/Localizable.xcstrings": Self.catalog,
      "App/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model("Double"),
      "App/Store.xcdatamodeld/Store 2.xcdatamodel/contents": Self.model("Integer 32"),
      "App/Store.xcdatamodeld/Store 3.xcdatamodel/contents": Self.model("Float"),
    ]
    let undecided = catalogs(files).text(at: "App/Localizable.xcstrings") ?? ""
    #expect(!undecided.contains("%d") && !undecided.contains("%lf") && !undecided.contains("%f "))
    files["App/Store.xcdatamodeld/.xccurrentversion"] = current
    let decided = catalogs(files).text(at: "App/Localizable.xcstrings") ?? ""
    #expect(decided.contains("\"%d cups\""), "\(decided)")
  }

  /// What is generated is of the module that the model lies among.
  @Test func anotherModuleHasAClassOfThatName() {
    func package(_ name: String) -> String {
      """
      let package = Package(name: "\(name)", targets: [
        .target(name: "\(name)", resources: [.process("Localizable.xcstrings")])])
      """
    }
    let tree = catalogs([
      "Mugs/Package.swift": package("Mugs"), "Pots/Package.swift": package("Pots"),
      "Mugs/Sources/Mugs/CupView.swift": Self.view(", bundle: .module"),
      "Pots/Sources/Pots/CupView.swift": Self.view(", bundle: .module"),
      "Mugs/Sources/Mugs/Localizable.xcstrings": Self.catalog,
      "Pots/Sources/Pots/Localizable.xcstrings": Self.catalog,
      "Mugs/Sources/Mugs/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model("Integer 16"),
      "Pots/Sources/Pots/Cup.swift": "struct Cup { var count: Int }\n",
    ])
    #expect(tree.text(at: "Mugs/Sources/Mugs/Localizable.xcstrings")?.contains("%d cups") == true)
    #expect(tree.text(at: "Pots/Sources/Pots/Localizable.xcstrings")?.contains("%lld cups") == true)
  }
}
