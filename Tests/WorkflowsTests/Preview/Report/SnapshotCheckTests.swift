import Diagnostics
import Testing

@testable import Workflows

@Suite struct SnapshotCheckTests {
  static let saved = PreviewReport(PreviewSamples.orders + PreviewSamples.welcomes)
  static let snapshot = PreviewSnapshot(command: "l10n preview --save-snapshot s.txt").text(saved)

  private static func check(_ report: PreviewReport, _ snapshot: String = snapshot) -> SnapshotCheck
  {
    SnapshotCheck(report, snapshot: Array(snapshot.utf8), path: "s.txt")
  }

  @Test(arguments: [
    snapshot, snapshot.replacing("\n", with: "\r\n"), snapshot.replacing("s.txt", with: "t.txt"),
    snapshot + "\n\n", "\u{FEFF}" + snapshot,
  ])
  func theSameIsClean(snapshot: String) {
    let check = Self.check(PreviewReport(Self.saved.previews.reversed()), snapshot)
    #expect(check.isClean)
    #expect(check.summary == nil)
  }

  @Test func differencesAreShownAndCounted() {
    var report = Self.saved
    report.previews[0].text = "Put 1 large salad into your order"
    report.previews[0].markdown = report.previews[0].text
    report.previews.remove(at: 9)
    report.previews.append(PreviewSamples.thanks)
    let check = Self.check(report)
    #expect(check.summary == "1 changed, 1 new, 1 gone renderings")
    #expect(
      check.difference.text == #"""
        --- a/s.txt
        +++ b/s.txt
        @@ -2,9 +2,14 @@
         # Made by: l10n preview --save-snapshot s.txt
         # Not to be edited by hand: make it anew when a change is meant.
         
        +Localizable "**Thank you!** _Please visit our [website](https://caffe.example)._"
        +  es unspecified
        +    "¡Gracias! Visita nuestro sitio web."
        +    Markdown: "**¡Gracias!** _Visita nuestro [sitio web](https://caffe.example)._"
        +
         Localizable "Add ^[%lld %@ %@](inflect: true) to your order"
           en unspecified ("1", "large", "salad")
        -    "Add 1 large salad to your order"
        +    "Put 1 large salad into your order"
           en unspecified ("2", "large", "salad")
             "Add 2 large salads to your order"
           es unspecified ("1", "grande", "ensalada")
        @@ -22,6 +27,4 @@
           es masculine
             "¡Bienvenido a Caffé!"
           es neutral
        -    "¡Te damos la bienvenida a Caffé!"
        -  es unspecified
             "¡Te damos la bienvenida a Caffé!"

        """#)
  }

  @Test func aLinkThatChangesIsAChange() {
    var item = PreviewSamples.thanks
    let old = PreviewSnapshot(command: "x").text(PreviewReport([item]))
    item.markdown = item.markdown.replacing("caffe.example", with: "other.example")
    #expect(Self.check(PreviewReport([item]), old).summary == "1 changed rendering")
  }

  @Test(arguments: ["", "hello\n", "# l10n preview: what people read. Version 2.\n", "\u{0}"])
  func otherFilesAreAProblem(text: String) {
    let check = Self.check(Self.saved, text)
    #expect(check.problem != nil)
    #expect(!check.isClean)
  }

  @Test func brokenSnapshotsAreOnlyDifferent() {
    let broken = Self.snapshot.replacing("\n  es", with: "\n<<<<<<< ours\n    x\n  es")
    #expect(!Self.check(Self.saved, broken).isClean)
  }
}
