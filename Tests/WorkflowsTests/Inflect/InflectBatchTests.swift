import Testing
import Workflows

@Suite("lines of l10n inflect --batch")
struct InflectBatchTests {
  @Test(
    "a member that means nothing is named, with what is expected",
    arguments: [
      (
        #"{"text":"gato","number":"plural"}"#,
        "byte 16: unknown member `number`; write it in `features`"
      ),
      (#"{"text":"gato","quantiti":2}"#, "unknown member `quantiti`; did you mean `quantity`?"),
      (
        #"{"text":"gato","zzzzzzzzzzzz":2}"#,
        "`zzzzzzzzzzzz`; expected one of `id`, `locale`, `text`, `features`"
      ),
    ])
  func unknownMembers(line: String, message: String) {
    let answer = InflectBatch(locale: "es", describes: false).answer(line)
    #expect(answer.hasPrefix(#"{"id":null,"error":""#) && answer.contains(message), "\(answer)")
  }

  @Test("every member that is known is read")
  func knownMembers() {
    let line =
      #"{"id":1,"locale":"es","text":"gato","features":{},"known":{},"quantity":2,"#
      + #""describe":false}"#
    let answer = InflectBatch(locale: nil, describes: false).answer(line)
    #expect(answer.contains(#""text":"2 gatos""#), "\(answer)")
  }
}
