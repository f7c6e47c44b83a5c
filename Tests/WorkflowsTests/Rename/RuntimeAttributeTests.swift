import Diagnostics
import Testing

@testable import Workflows

/// What renaming does where a storyboard or xib names the key.
@Suite struct RuntimeAttributeTests {
  @Test(
    "where only a view's runtime attribute has a key, the catalogs stay",
    arguments: [
      (
        #"<userDefinedRuntimeAttribute type="string" keyPath="k" value="sink.title"/>"#, false, true
      ),
      (
        #"<userDefinedRuntimeAttribute type="string" keyPath="k" value="sink.title"/>"#, true, false
      ),
      (
        """
        <userDefinedRuntimeAttribute type="string" keyPath="k">
        <string key="value">sink.title</string></userDefinedRuntimeAttribute>
        """, false, true
      ),
      (
        #"<userDefinedRuntimeAttribute keyPath="k" value="sink.title" localized="YES"/>"#, false,
        false
      ),
      (#"<userDefinedRuntimeAttribute keyPath="sink.title" value="x"/>"#, false, false),
      (#"<label text="sink.title" id="a"/>"#, false, false),
    ])
  func runtimeAttributesKeepTheirKeys(element: String, isForced: Bool, isRefused: Bool) {
    let table = "\"sink.title\" = \"Spüle\";\n"
    let view = "<document><objects>\(element)</objects></document>"
    let tree = InMemoryFolder(["V.xib": view, "de.lproj/Localizable.strings": table])
    var options = RenameOptions(old: "sink.title", new: "sink.heading", paths: ["."])
    options.isForced = isForced
    let outcome = RenameWorkflow(options).run(on: tree)
    #expect(outcome.status == (isRefused ? .couldNotRun : .clean))
    #expect((tree.text(at: "de.lproj/Localizable.strings") == table) == isRefused)
    #expect(tree.text(at: "V.xib") == view)
    #expect(outcome.diagnostics.contains { $0.id == "rename-mention" })
  }
}
