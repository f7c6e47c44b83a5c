import Testing

@testable import Workflows

@Suite struct PreviewPlainTests {
  @Test func textsAndNothingElse() {
    let report = PreviewReport(Array(PreviewSamples.welcomes.prefix(2)))
    #expect(
      PreviewPlain(isTerminal: true).text(report) == "¡Bienvenida a Caffé!\n¡Bienvenido a Caffé!\n")
  }

  @Test func onlyATerminalIsGuarded() {
    let report = PreviewReport([PreviewSamples.hostile])
    #expect(PreviewPlain(isTerminal: false).text(report) == PreviewSamples.hostile.text + "\n")
    #expect(
      PreviewPlain(isTerminal: true).text(report)
        == "a\\u{1B}]0;owned\\u{7}b \\u{202E}desrever\nsecond\\u{2028}line</script>\n")
  }
}
