import Foundation
import TestSupport
import Testing

/// `docs/json.md` says what programs get, field by field.
@Suite struct JSONShapeTests {
  @Test func whatIsPrintedIsDescribedAndTheOtherWayRound() throws {
    let shapes = try JSONShapes()
    #expect(shapes.sections.count > 20)
    var check = JSONShapeCheck(shapes)
    for sample in JSONSample.all {
      let values = try sample.values()
      #expect(values.count >= sample.sections.count, "\(sample) prints too little")
      for (index, value) in values.enumerated() {
        check.read(value, as: sample.sections[min(index, sample.sections.count - 1)])
      }
    }
    #expect(check.problems == [])
    for (section, fields) in shapes.sections {
      for field in fields.keys.sorted() where check.seen[section]?.contains(field) != true {
        Issue.record("no sample of \"\(section)\" prints \(field)")
      }
    }
  }

  @Test(arguments: [
    (#"{"rule":1}"#, "rule is an integer"), (#"{"title":"t"}"#, "title is not described"),
    (#"[]"#, " is an array"), (#"{"notes":[{"message":null}]}"#, "message is null"),
    (#"{"notes":[1]}"#, "notes[] is an integer"),
  ])
  func theCheckSeesWhatItShould(json: String, problem: String) throws {
    var check = JSONShapeCheck(try JSONShapes())
    check.read(
      try JSONDecoder().decode(PrintedJSON.self, from: Data(json.utf8)), as: "A diagnostic")
    #expect(check.problems.map { $0.split(separator: ": ").last.map(String.init) } == [problem])
  }
}

/// A run whose JSON belongs to sections of the page.
struct JSONSample: CustomStringConvertible, Sendable {
  /// That of each document; the last one is that of all behind it, too.
  var sections: [String]
  /// The folder in `Fixtures` where the tool runs.
  var folder: String
  var arguments: String
  var input = ""
  /// The file that is read in place of standard output.
  var file: String?
  /// Leads to the documents inside of what is printed; what has none of these members is passed over.
  var members: [String] = []

  var description: String { "\(folder): \(arguments)" }

  /// The documents that are printed: one, or one a line.
  func values() throws -> [PrintedJSON] {
    let place = try TemporaryFolder()
    let work = place.url.appending(path: "work")
    try FileManager.default.copyItem(at: Repository.fixtures.appending(path: folder), to: work)
    let run = try ToolRun(GoldenCase.words(arguments), in: work, input: input)
    let output = try file.map { try place.text(at: "work/\($0)") } ?? run.output
    let documents = input.isEmpty ? [output[...]] : output.split(separator: "\n")
    return try documents.compactMap {
      try JSONDecoder().decode(PrintedJSON.self, from: Data($0.utf8)).member(members)
    }
  }

  static let all = catalogs + words + tools

  private static let catalogs = [
    Self("l10n extract --json", "commands/extract/json/in", "extract --json --check App"),
    Self("l10n extract --json", "commands/extract/update/in", "extract --json"),
    Self("l10n extract --json", "commands/extract/conflict/in", "extract --json --check App"),
    Self("l10n export --json", "commands/export/xcloc/in", "export --format xcloc --json -o ."),
    Self(
      "l10n reuse --json", "commands/reuse/dry-run/in",
      "reuse --dry-run --json --memory memory.xliff"),
    Self(
      "l10n reuse --json", "commands/reuse/strings/in", "reuse --json"),
    Self(
      "l10n reuse --json", "commands/reuse/no-memory/in", "reuse --json --memory none.xliff App"),
    Self("l10n suggest --json", "commands/suggest/sentence/in", "suggest --json"),
    Self("l10n suggest --json", "commands/suggest/key/in", "suggest --json"),
    Self("l10n suggest --json", "commands/suggest/json/in", "suggest --json"),
    Self(
      "l10n pseudo --json", "commands/pseudo/check/in", "pseudo --kind long --check --json App"),
    Self(
      "l10n pseudo --json", "commands/pseudo/people/in", "pseudo --kind accented --json App"),
    Self("l10n import --json", "commands/import/dry-run/in", "import --dry-run --json es.xliff"),
    Self("l10n lint --json", "commands/lint/json/in", "lint --json"),
    Self("l10n lint --json", "commands/lint/fix/in", "lint --json"),
    Self("l10n lint --format sarif", "commands/lint/sarif/in", "lint --format sarif"),
    Self(
      "l10n lint --write-baseline", "commands/import/refused/in",
      "lint --write-baseline known.json", file: "known.json"),
    Self(
      "l10n lint --write-baseline", "commands/format/rewrite/in",
      "lint --write-baseline known.json", file: "known.json"),
    Self(
      "l10n lint --write-baseline", "commands/status/broken/in",
      "lint --write-baseline known.json", file: "known.json"),
    Self(
      "l10n rename --json", "commands/rename/project/in",
      "rename --json --dry-run Done done.title"),
    Self("l10n rename --json", "commands/rename/project/in", "rename --json Dine done.title"),
    Self("l10n rules --json", "commands/lint/json/in", "rules --json"),
    Self(conversion, "commands/convert/to-strings/in", "convert --json -o out"),
    Self(conversion, "commands/compile/catalog/in", "compile --json -o out"),
    Self(
      "l10n merge --json", "commands/merge/strings-conflict/in", "merge --json base ours theirs"),
    Self("l10n status --json", "commands/status/json/in", "status --json App"),
    Self("l10n status --project --json", "projects", "status --project --json ."),
    Self("l10n doctor --json", "commands/doctor/languages/in", "doctor --json"),
    Self("l10n init --json", "commands/init/new/in", "init --json"),
    Self("l10n init --json", "commands/init/existing/in", "init --json"),
    Self("l10n symbols --json", "commands/symbols/app/in", "symbols --json"),
    Self("l10n format --json", "commands/format/check/in", "format --check --json"),
    Self("l10n preview --json", "commands/preview/json/in", "preview --json --locale es"),
  ]

  private static let conversion = "l10n convert --json, l10n compile --json"

  private static let inflection = "l10n inflect --json, l10n inflect --describe"

  private static let words = [
    Self(
      "l10n preview --batch", "commands/inflect/number/in", "preview --batch",
      input: #"{"id":1,"locale":"es","template":"^[flurbo](inflect: true)"}"# + "\nno JSON\n"),
    Self(
      inflection, "commands/inflect/number/in",
      "inflect --json --locale es este --known person=first --known declension=weak "
        + "--known determination=dependent --known pronounType=personal"),
    Self(inflection, "commands/inflect/number/in", "inflect --describe --locale es agua"),
    Self(
      "l10n inflect --batch", "commands/inflect/number/in", "inflect --batch --locale es",
      input: #"{"id":7,"text":"flurbo","features":{"number":"plural"}}"# + "\n{}\n"),
  ]

  init(
    _ section: String, _ folder: String, _ arguments: String, input: String = "",
    file: String? = nil
  ) {
    sections = [section]
    self.folder = folder
    self.arguments = arguments
    self.input = input
    self.file = file
  }
}
