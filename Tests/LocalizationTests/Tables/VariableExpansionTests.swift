import Localization
import Testing

@Suite("Variables of a .stringsdict")
struct VariableExpansionTests {
  private static let items = variable("items", "d", "one=%d item", "other=%d items")
  private static let folders = variable("folders", "d", "one=%d folder", "other=%d folders")

  private func found(_ message: String, _ arguments: String...) throws -> TableStore.Found {
    try #require(
      TableStore.memory([dictionarySource(message)]).lookUp(
        "k", locale: try tag("en"), arguments: pluralArguments(arguments)))
  }

  @Test(
    "several variables take the arguments in order, or the one they name",
    arguments: [
      ("%#@items@ in %#@folders@", "%1$d item in %2$d folders"),
      ("%1$#@items@ in %2$#@folders@", "%1$d item in %2$d folders"),
      ("%2$#@items@ in %1$#@folders@", "%2$d items in %1$d folder"),
      ("%#@items@, %@, %#@folders@", "%1$d item, %2$@, %3$d folders"),
      ("%@: %#@items@", "%1$@: %2$d items"),
      ("100%% %#@items@ %%", "100%% %1$d item %%"),
      ("%#@items@ %#@items@", "%1$d item %2$d items"),
      ("%*d %.*f %-5.*f %#@items@", "%2$*1$d %4$.*3$f %6$-5.*5$f %7$d items"),
      ("%1$#@items@ %2$*3$d", "%1$d item %2$*3$d"),
      ("**%#@items@** ^[%@](inflect: true)", "**%1$d item** ^[%2$@](inflect: true)"),
    ])
  func numbering(_ format: String, _ result: String) throws {
    let message = message("k", format, Self.items, Self.folders)
    let found = try found(message, "1", "2", "2", "2", "2", "2", "2")
    #expect(found.format == result)
    #expect(found.problems.isEmpty)
  }

  @Test("variables inside variables count from the argument of the one around them")
  func nested() throws {
    let outer = variable(
      "items", "d", "one=%d item in %#@folders@", "other=%d items in %2$#@folders@, %3$@")
    let message = message("k", "%#@items@ %@", outer, Self.folders)
    #expect(try found(message, "1", "2").format == "%1$d item in %2$d folders %2$@")
    #expect(try found(message, "2", "1").format == "%1$d items in %2$d folder, %3$@ %2$@")
  }

  @Test("a text for one that shows no number keeps the others' numbers")
  func unshown() throws {
    let items = variable("items", "d", "one=an item", "other=%d items")
    let message = message("k", "%#@items@ of %@", items)
    #expect(try found(message, "1", "x").format == "an item of %2$@")
  }

  @Test("plain texts are left as they are written")
  func plain() throws {
    #expect(try found(message("k", "%@ %d %% 100 % x %#@"), "1").format == "%@ %d %% 100 % x %#@")
    #expect(try found("k = \"%d\";", "1").format == "%d")
    #expect(try found(message("k", "%@ %d", Self.items), "1").format == "%@ %d")
  }

  @Test("mistakes of shipped apps are read as Core Foundation reads them")
  func mistakes() throws {
    let typed = variable("items", "%d", "one=%d item", "other=%d items")
    let percent = try found(message("k", "%#@items@", typed), "1")
    #expect(percent.format == "%1$d item")
    #expect(percent.problems == [.percentSignInValueType("%d")])
    let dollar = try found(
      message("k", "%1#@items@ %2#@folders@", Self.items, Self.folders), "1", "2")
    #expect(dollar.format == "%1$d item %2$d folders")
    #expect(dollar.problems == [])
    let swapped = try found(
      message("k", "%2#@items@ %1#@folders@", Self.items, Self.folders), "1", "2")
    #expect(swapped.format == "%1$d item %2$d folders")
    #expect(
      swapped.problems == [.missingDollarSign("%2#@"), .missingDollarSign("%1#@")])
  }

  @Test("unknown variables and cycles become text")
  func unknown() throws {
    let unknown = try found(message("k", "%#@items@ %#@none@ %@", Self.items), "1", "2", "3")
    #expect(unknown.format == "%1$d item %%#@none@ %3$@")
    #expect(unknown.problems == [.unknownVariable("none")])
    let a = variable("a", "d", "other=a %#@b@")
    let b = variable("b", "d", "other=b %#@a@")
    let cycle = try found(message("k", "%#@a@", a, b), "1")
    #expect(cycle.format == "a b %%#@a@")
    #expect(cycle.problems == [.recursiveVariable("a")])
  }

  @Test("variables that multiply are cut off")
  func bomb() throws {
    // Each level uses the next ten times: 10^12 texts if nothing stopped it.
    let uses = { (level: Int) in String(repeating: "%1$#@v\(level)@", count: 10) }
    let levels = (0..<12).map { variable("v\($0)", "d", "other=\(uses($0 + 1))") }
    let last = variable("v12", "d", "other=")
    let dictionary =
      "k = { NSStringLocalizedFormatKey = \"\(uses(0))\"; \(levels.joined()) \(last) };"
    let found = try found(dictionary, "1")
    #expect(found.problems == [.tooLarge])
    #expect(found.format.utf8.count < 4 << 20)
    // Few bytes and many uses: 3^15 texts, each of which costs what finding its variables does.
    let short = { (level: Int) in String(repeating: "%1$#@v\(level)@", count: 3) }
    let forms = (0..<15).map { variable("v\($0)", "d", "other=\(short($0 + 1))") }
    let many = try self.found(
      "k = { NSStringLocalizedFormatKey = \"%#@v0@\"; \(forms.joined()) \(variable("v15", "d", "other=.")) };",
      "1")
    #expect(many.problems == [.tooLarge] && many.format.utf8.count < 1 << 12)
    let deep = (0..<40).map { variable("d\($0)", "d", "other=%1$#@d\($0 + 1)@") }
    let depth = try self.found(
      "k = { NSStringLocalizedFormatKey = \"%#@d0@\"; \(deep.joined()) };", "1")
    #expect(depth.problems == [.tooDeep])
    #expect(depth.format == "%%1$#@d16@")
  }

  @Test("devices and widths, with variables of their own")
  func variants() throws {
    let store = TableStore.memory([
      dictionarySource(
        """
        d = { NSStringDeviceSpecificRuleType = { mac = "Click"; other = \
        { NSStringLocalizedFormatKey = "Tap %#@items@"; \(Self.items) }; }; };
        w = { NSStringVariableWidthRuleType = { 5 = "five"; 20 = "twenty"; 10 = "ten"; }; };
        """)
    ])
    #expect(try store.found("d", "2", device: "mac")?.format == "Click")
    #expect(try store.found("d", "2", device: "ipad")?.format == "Tap %1$d items")
    #expect(try store.found("d", "1")?.format == "Tap %1$d item")
    #expect(try store.found("w")?.format == "twenty")
    for (width, text) in [(100, "twenty"), (20, "twenty"), (19, "ten"), (5, "five")] {
      #expect(try store.found("w", width: width)?.format == text)
    }
    let narrow = try store.found("w", width: 2)
    #expect(narrow?.format == "five")
    #expect(narrow?.problems == [.missingWidth])
  }
}
