import Diagnostics
import Testing

@testable import Workflows

@Suite struct PreviewPlainTests {
  @Test func textsAndNothingElse() {
    let report = PreviewReport(Array(PreviewSamples.welcomes.prefix(2)))
    #expect(PreviewPlain().text(report) == "¡Bienvenida a Caffé!\n¡Bienvenido a Caffé!\n")
  }

  @Test func onlyATerminalIsGuarded() {
    let text = PreviewPlain().text(PreviewReport([PreviewSamples.hostile]))
    #expect(text == PreviewSamples.hostile.text + "\n")
    #expect(
      ExactText(text).visible.output
        == "a\\u{1B}]0;owned\\u{7}b \\u{202E}desrever\nsecond\\u{2028}line</script>\n")
  }
}
