import Foundation
import TestSupport
import Testing

/// What a cloned repository can hold to make the tool read or write elsewhere, hang or crash.
@Suite("A hostile repository harms nobody") struct HostileRepositoryTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"a":{"localizations":{"es":{"stringUnit":\
    {"state":"translated","value":"b"}}}}},"version":"1.0"}
    """
  private static let source = """
    let a = String(localized: "k", table: "../victim/profile", comment: "x */ touch")
    let b = String(localized: "k", table: "../../victim/profile")
    let c = String(localized: "k", table: "")
    let d = String(localized: "k", table: ".")
    let e = String(localized: "k", table: "a\\r\\nb")
    let f = String(localized: "k", table: "x\\0y")
    let g = String(localized: "fine")
    """
  private static let all = ["L.xcstrings": catalog]
  private static let xliff = """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file \
    original="L.xcstrings" source-language="en" target-language="es" datatype="plaintext"><body>\
    <trans-unit id="a"><source>a</source><target>c</target></trans-unit></body></file></xliff>
    """

  static let attacks: [Attack] = [
    Attack(
      "tables are no paths", ["A.swift": source, "en.lproj/Localizable.strings": "\"z\" = \"z\";"],
      ["extract", "extract --output Out", "extract --output Out --format xcstrings"], status: 1),
    Attack(
      "a compiled file is a link", all, links: ["Out/es.lproj/L.strings": "profile"],
      ["compile -o Out", "compile -o Out --force"]),
    Attack("an output folder is a link", all, links: ["Out": ""], outputs("Out")),
    Attack("a language's folder is a link", all, links: ["Out/es.lproj": ""], ["compile -o Out"]),
    Attack(
      "a converted language is a link", all, links: ["es.lproj": ""],
      ["convert --to strings L.xcstrings", "convert --to strings --force L.xcstrings"]),
    Attack(
      "an output file is a link", all, links: ["Out": "profile"], outputs("Out") + files("Out")),
    Attack(
      "a part of a bundle is a link", all, links: ["es.xcloc/Localized Contents": ""],
      ["export --locale es --format xcloc -o .", "export --locale es --format xcloc -o . --force"]),
    Attack(
      "an import's catalog is a link", ["es.xliff": xliff, "L.xcstrings": catalog],
      links: ["Out/L.xcstrings": "profile"], ["import -o Out es.xliff --force"]),
    Attack(
      "a catalog is a link", ["es.xliff": xliff], links: ["L.xcstrings": "catalog"],
      ["import es.xliff", "format L.xcstrings", "lint --fix L.xcstrings", "merge a b L.xcstrings"]),
    Attack(
      "an output is a file of another kind", all.merging(["keep": "keep"]) { $1 },
      files("keep") + files("L.xcstrings")),
    Attack(
      "catalogs are pipes", [:], pipes: ["L.xcstrings", "es.xliff"],
      [
        "lint", "format L.xcstrings", "compile -o Out L.xcstrings", "import es.xliff",
        "lint es.xliff", "preview --locale es L.xcstrings", "convert --to strings L.xcstrings",
        "merge L.xcstrings L.xcstrings L.xcstrings",
      ]),
    Attack(
      "named files are pipes", all, pipes: ["pipe"],
      [
        "lint --baseline pipe", "lint --config pipe", "lint --sources pipe",
        "preview --check-snapshot pipe", "export --locale es -o pipe",
      ] + files("pipe")),
    Attack(
      "named files never end", all,
      [
        "lint --baseline /dev/zero", "lint --config /dev/zero", "import /dev/zero",
        "merge /dev/zero /dev/zero /dev/zero", "preview --check-snapshot /dev/zero",
      ]),
    Attack("a configuration is a pipe", all, pipes: ["l10n.json"], ["lint", "status", "extract"]),
    Attack(
      "an ignore file never ends", all, links: [".gitignore": "/dev/zero"], ["lint", "status"],
      status: 0),
    Attack("an ignore file is a pipe", all, pipes: [".gitignore"], ["lint", "status"], status: 0),
    Attack(
      "files are larger than memory", [:], sparse: ["L.xcstrings", "es.xliff", "A.swift"],
      [
        "lint", "status", "format", "extract", "import es.xliff", "compile -o Out",
        "lint --sources . --baseline L.xcstrings",
      ]),
    Attack(
      "nothing that was found could be read", [:], links: ["es.strings": "profile"], ["lint"]),
    Attack(
      "git's own folder", all, ["compile -o .git/hooks", "export --locale es -o .git/config"]),
  ]

  private static func outputs(_ path: String) -> [String] {
    ["compile -o \(path)"]
      + ["xliff", "xcloc", "csv", "strings"].map { "export --locale es --format \($0) -o \(path)" }
  }

  private static func files(_ path: String) -> [String] {
    ["lint --write-baseline \(path)", "preview --save-snapshot \(path)"]
  }

  @Test(arguments: attacks)
  func theAttackFails(_ attack: Attack) throws {
    let ground = try TemporaryFolder()
    try attack.prepare(in: ground)
    for command in attack.commands {
      let run = try ToolRun(
        command.split(separator: " ").map(String.init),
        in: ground.url.appending(path: "repository"),
        seconds: 30)
      #expect(run.status == attack.status, "\(command): \(run.errors)")
      #expect(try attack.victim(in: ground) == Attack.victim, "\(command)")
      #expect(!run.errors.isEmpty, "\(command) says nothing")
    }
    let others = try FileManager.default.contentsOfDirectory(atPath: ground.path).sorted()
    #expect(others == ["repository", "victim"])
    for (path, text) in attack.files where attack.links[path] == nil && attack.status == 2 {
      #expect(try ground.text(at: "repository/" + path) == text, "\(path) changed")
    }
  }
}
