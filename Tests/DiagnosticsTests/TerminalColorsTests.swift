import Diagnostics
import Testing

@Suite struct TerminalColorsTests {
  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false),
    ] as [([String: String], Bool, Bool)])
  func environments(environment: [String: String], isTerminal: Bool, areShown: Bool) {
    #expect(
      TerminalColors.areShown(isTerminal: isTerminal, environment: environment) == areShown)
  }
}
