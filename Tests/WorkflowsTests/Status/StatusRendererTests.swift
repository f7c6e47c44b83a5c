import Diagnostics
import Testing

@testable import Workflows

@Suite struct StatusRendererTests {
  private static func renderer(path: String, locale: String = "es") -> StatusRenderer {
    var report = StatusReport()
    var table = StatusReport.Table(name: "T", path: path, sourceLanguage: "en", keys: 1)
    table.locales = [StatusReport.Locale(locale: locale, counts: StatusReport.Counts())]
    report.tables = [table]
    return StatusRenderer(report)
  }

  /// Each name stays in its cell, and is no markup.
  @Test(arguments: [
    ("App/L.xcstrings", "`App/L.xcstrings`"), ("a<script>.xcstrings", "`a<script>.xcstrings`"),
    ("a|b.xcstrings", "<code>a&#124;b.xcstrings</code>"),
    (#"a\|b.xcstrings"#, "<code>a&#92;&#124;b.xcstrings</code>"),
    ("`<b>|.xcstrings", "<code>&#96;&#60;b&#62;&#124;.xcstrings</code>"),
    ("`\u{301}|.xcstrings", "<code>&#96;\u{301}&#124;.xcstrings</code>"),
    ("a\r\n|.xcstrings", "<code>a&#92;r&#92;n&#124;.xcstrings</code>"),
  ])
  func namesStayInTheirCells(path: String, cell: String) {
    let lines = Self.renderer(path: path).markdown.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("| \(cell) | `es` |") == true, "\(lines)")
  }

  @Test func barsStandBelowEachOther() {
    let text = Self.renderer(path: "a\u{1B}", locale: "e\u{7}").text.output
    #expect(text.hasPrefix("a\\u{1B}/T: 1 key, en\n  e\\u{7}  █"))
  }
}
