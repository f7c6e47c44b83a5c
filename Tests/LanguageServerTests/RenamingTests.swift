import Testing

/// Renaming a key everywhere.
@Suite struct RenamingTests {
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func allPlacesChange(encoding: String) {
    let client = TestClient(ReferenceTests.files, encoding: encoding)
    let place = client.place("A.swift", "cart.t|itle")
    let target = client.ask("textDocument/prepareRename", place)
    #expect(client.text("A.swift", at: target["range"]) == #""cart.title""#)
    #expect(target["placeholder"].string == "cart.title")

    var query = place
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    #expect(edit["changes"].names.count == 2)
    let code = client.text(of: "A.swift", after: edit) ?? ""
    #expect(code.contains(#"let emoji = "🍏"; let a = String(localized: "basket")"#))
    let catalog = client.text(of: "Localizable.xcstrings", after: edit) ?? ""
    #expect(catalog.contains(#""basket":{"localizations""#))
    #expect(catalog.contains("🛒 Cesta"))
  }

  /// A client that looks at versions gets those of the documents that are open.
  @Test func editsAreOfAVersion() {
    let client = TestClient(
      ReferenceTests.files,
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    client.open("A.swift")
    client.edit("A.swift", replacing: "cart.title", with: "cart.title", version: 7)
    var query = client.place("A.swift", "cart.t|itle")
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    #expect(edit.names == ["documentChanges"])
    let documents = edit["documentChanges"].array
    let names = documents.map { $0["textDocument"]["uri"].string }
    #expect(names == [client.uri("A.swift"), client.uri("Localizable.xcstrings")])
    #expect(documents.map { $0["textDocument"]["version"].int } == [7, nil])
    #expect(documents.allSatisfy { $0["textDocument"].has("version") && $0.has("edits") })
  }

  /// What stands between two places is no part of the change, which people look at before they make it.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func everyPlaceIsAnEditOfItsOwn(encoding: String) {
    var files = ReferenceTests.files
    files["B.swift"] = """
      let 🧺 = "é"; let a = String(localized: "cart.title")
      let between = 1
      let b = "👩🏽‍🚀" + String(localized: "cart.title")
      let c = String(localized: "cart.title")

      """
    let client = TestClient(files, encoding: encoding)
    var query = client.place("A.swift", "cart.t|itle")
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    let edits = edit["changes"][client.uri("B.swift")].array
    #expect(edits.map { $0["range"]["start"]["line"].int } == [0, 2, 3])
    #expect(edits.map { $0["range"]["end"]["line"].int } == [0, 2, 3])
    #expect(edits.map { client.text("B.swift", at: $0["range"]) }.allSatisfy { $0.count < 12 })
    let renamed = files["B.swift"]?.replacing("cart.title", with: "basket")
    #expect(client.text(of: "B.swift", after: edit) == renamed)
  }

  @Test func everyLanguageChanges() {
    let client = TestClient(ReferenceTests.projectFiles)
    var query = client.place("es.lproj/Localizable.strings", "cart.t|itle")
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    #expect(edit["changes"].names.count == 4)
    #expect(
      client.text(of: "es.lproj/Localizable.strings", after: edit)
        == "/* é */ \"basket\" = \"Cesta\";\n")
    let dictionary = client.text(of: "es.lproj/Localizable.stringsdict", after: edit) ?? ""
    #expect(dictionary.contains("<key>basket</key>"))
  }

  @Test func whatCannotBeRenamedSaysWhy() {
    let client = TestClient(ReferenceTests.files)
    var query = client.place("A.swift", "cart.t|itle")
    for (name, reason) in [
      ("cart.checkout.title", "already"), ("", "empty"), ("cart.title", "the old one"),
      ("%@ things", "arguments"),
    ] {
      query["newName"] = name
      let answer = client.ask("textDocument/rename", query)
      #expect(answer["code"].int == -32803)
      #expect(answer["message"].string?.contains(reason) == true)
    }
  }

  @Test func aTextIsNoName() {
    let client = TestClient(ReferenceTests.files)
    let place = client.place("Localizable.xcstrings", "Ces|ta")
    #expect(client.ask("textDocument/prepareRename", place)["placeholder"].string == nil)
    var query = client.place("A.swift", "im|port")
    query["newName"] = "x"
    #expect(client.ask("textDocument/rename", query)["code"].int == -32803)
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func aSymbolIsRenamedWithItsKey(encoding: String) {
    let client = TestClient(ReferenceTests.files, encoding: encoding)
    let place = client.place("A.swift", ".cartCheck|outTitle")
    let target = client.ask("textDocument/prepareRename", place)
    #expect(client.text("A.swift", at: target["range"]) == "cartCheckoutTitle")
    #expect(target["placeholder"].string == "cart.checkout.title")
    var query = place
    query["newName"] = "cart.pay"
    let edit = client.ask("textDocument/rename", query)
    let code = client.text(of: "A.swift", after: edit) ?? ""
    #expect(code.hasSuffix("let b = Text(.cartPay)"))
    #expect(code.contains("localized: \"cart.title\""))
    let catalog = client.text(of: "Localizable.xcstrings", after: edit) ?? ""
    #expect(catalog.contains(#""cart.pay":{"extractionState":"manual""#))
  }

  /// Any type may have a member of the symbol's name.
  @Test func aMemberThatIsNoSymbolStays() {
    var files = ReferenceTests.files
    files["B.swift"] = "let c = task.cartCheckoutTitle, d = Text(.`cartCheckoutTitle`)"
    let client = TestClient(files)
    var query = client.place("A.swift", ".cartCheck|outTitle")
    query["newName"] = "cart.pay"
    let edit = client.ask("textDocument/rename", query)
    let code = client.text(of: "B.swift", after: edit)
    #expect(code == "let c = task.cartCheckoutTitle, d = Text(.`cartPay`)")
  }

  /// What changed on the disk meanwhile is what the edit is for.
  @Test func theDiskMayChangeBeforeTheEdit() {
    let client = TestClient(ReferenceTests.files)
    let place = client.place("A.swift", "cart.t|itle")
    _ = client.ask("textDocument/prepareRename", place)
    let catalog = "\n" + (ReferenceTests.files["Localizable.xcstrings"] ?? "")
    client.write("Localizable.xcstrings", catalog)
    var query = place
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    let after = client.text(of: "Localizable.xcstrings", after: edit) ?? ""
    #expect(after.hasPrefix("\n{\"sourceLanguage\"") && after.hasSuffix("\"version\":\"1.0\"}"))
    #expect(after.contains(#""basket":{"localizations":{"#) && after.contains("🛒 Cesta"))
  }

  @Test func theOpenTextCounts() {
    let client = TestClient(ReferenceTests.files)
    client.open("A.swift")
    client.change("A.swift", to: #"let b = 1; let a = String(localized: "cart.title")"#)
    var query = client.place("A.swift", "cart.t|itle")
    query["newName"] = "basket"
    let edit = client.ask("textDocument/rename", query)
    #expect(
      client.text(of: "A.swift", after: edit)
        == #"let b = 1; let a = String(localized: "basket")"#)
  }
}
