import Diagnostics
import Generation
import Testing

/// What `language check` says of a folder, mistake by mistake.
@Suite struct LanguageCheckTests {
  @Test func aWholeFolderIsClean() {
    #expect(ToyFolder().problems == [])
  }

  @Test(arguments: Mistake.words + Mistake.grammar + Mistake.sandhi)
  func finds(mistake: Mistake) {
    var folder = ToyFolder()
    folder.edit(mistake.text, mistake.old, mistake.new)
    #expect(folder.problems == mistake.problems)
  }

  @Test func asksForTheCommandThatMakesTheIndex() {
    var folder = ToyFolder()
    folder.index = Array("of yesterday".utf8)
    #expect(
      folder.problems == [
        "words.index:1:1: words.index is of other texts; run `swift run l10n-dev lexicon index`"
      ])
    var files = folder.files
    files["words.index"] = nil
    let missing = LanguageCheck(ToyFolder.language, files: files).diagnostics
    #expect(missing.map(\.severity) == [.warning])
    #expect(missing.map(\.location?.file) == ["eo/words.index"])
  }

  @Test func comparesThePairsOfVerbs() {
    var folder = ToyFolder()
    folder.texts["verbs"] = "ir\tva|van\n"
    #expect(
      folder.problems == [
        "verbpairs.txt:1:1: verbpairs.txt is of other verbs; run `swift run l10n-dev lexicon index`"
      ])
  }

  @Test func seesWhatEditorsHide() {
    var files = ToyFolder().files
    files["agreement.txt"] = Array("det\tnumber \r\n".utf8)
    files["government.txt"] = Array("# ".utf8) + [0xFF, 0xFE]
    #expect(
      ToyFolder.problems(files) == [
        "agreement.txt:1:12: a carriage return; end lines with a line feed alone",
        "agreement.txt:1:12: unknown feature \r; known are number, gender, animacy, case, definiteness, declension, person, degree, determination, pronounType",
        "government.txt:1:3: no UTF-8; save the file as UTF-8",
      ])
  }

  @Test func asksForTextsThatALanguageNeeds() {
    #expect(
      ToyFolder.problems(["sandi.txt": []]) == [
        "features.txt:1:1: there is no features.txt; a language needs it",
        "phrase.txt:1:1: there is no phrase.txt; a language needs it",
        "sandi.txt:1:1: nobody reads sandi.txt; mend its name, or remove it",
        "words.index:1:1: there is no words.index, so each start builds it; run `swift run l10n-dev lexicon index`",
      ])
  }

  @Test func findsWordsThatContractionsHide() {
    var folder = ToyFolder()
    folder.edit("curated", "di\tprep\t=", "di\tprep\t=\ndlo\tnoun m\to-i")
    #expect(
      folder.problems == [
        "sandhi.txt:2:7: dlo is a word of its own too (curated.txt:4), which nobody can read any more; remove one of them"
      ])
  }

  @Test func asksForTheMeaningOfTags() {
    var folder = ToyFolder()
    folder.texts["tags"] = ""
    #expect(
      folder.problems == [
        "curated.txt:6:8: unknown tag demonstrative of lo; mend it, or say in tags.txt what it means",
        "sounds.txt:2:6: unknown class consonant; give sandhi.txt a line `sound`, or say in tags.txt what it means",
      ])
  }

  /// Whatever a text holds, a place lies in it.
  @Test(arguments: ToyFolder().texts.keys.sorted())
  func staysWithinBrokenTexts(text: String) {
    let whole = ToyFolder()
    let bytes = whole.files["\(text).txt"] ?? []
    let marks = Array("\t |\n\0\u{301}".unicodeScalars)
    for offset in stride(from: 0, to: bytes.count, by: 2) {
      let replacement = marks[offset / 2 % marks.count]
      var files = whole.files
      files["\(text).txt"]?.replaceSubrange(offset...offset, with: String(replacement).utf8)
      let count = files["\(text).txt"]?.count ?? 0
      let problems = LanguageCheck(ToyFolder.language, files: files).diagnostics
      for problem in problems where problem.location?.file == "eo/\(text).txt" {
        #expect(problem.location?.range.upperBound ?? 0 <= count, "\(offset) \(problem.message)")
      }
    }
  }

  @Test func goesOnBehindAMistake() {
    var folder = ToyFolder()
    folder.edit("counting", "one", "un")
    folder.edit("agreement", "det", "dett")
    folder.edit("agreement", "adj", "adjj")
    #expect(
      folder.problems.map { $0.prefix { $0 != " " } } == [
        "agreement.txt:1:1:", "agreement.txt:2:1:", "counting.txt:1:1:",
      ])
  }
}

/// An edit of the toy folder, and what must be said of it.
struct Mistake: CustomTestStringConvertible, Sendable {
  var text: String
  var old: String
  var new: String
  var problems: [String]

  /// - Parameters:
  ///   - old: What is replaced; a line is added where this is empty.
  ///   - problems: Without the name of the text in front.
  init(_ text: String, _ old: String, _ new: String, _ problems: String...) {
    (self.text, self.old, self.new) = (text, old, new)
    self.problems = problems.map { "\(text).txt:\($0)" }
  }

  var testDescription: String { "\(text): \(new)" }
}
