import Foundation
import Testing

@testable import Workflows

@Suite struct PreviewJSONTests {
  @Test func theShapeIsWhatIsPromised() {
    var item = PreviewSamples.thanks
    item.address = "feminine"
    item.arguments = ["2", "ensa\"lada"]
    item.key = "thanks"
    item.markdown = "a\\\n"
    item.reasons = [PreviewReason(word: "x", reason: "unknownWord", detail: "why")]
    item.runs = [
      PreviewRun("¡G", [.flag("emphasized"), PreviewAttribute("link", "https://x.example")]),
      PreviewRun("!", [PreviewAttribute("n", json: "[1]"), PreviewAttribute("n", json: "2")]),
    ]
    #expect(
      PreviewJSON().text(PreviewReport([item, PreviewSamples.welcomes[3]])) == #"""
        {"version":1,"previews":[
        {"key":"thanks","table":"Localizable","locale":"es","address":"feminine",\#
        "arguments":["2","ensa\"lada"],"text":"¡Gracias! Visita nuestro sitio web.",\#
        "markdown":"a\\\n","runs":[{"text":"¡G","attributes":{"emphasized":true,\#
        "link":"https://x.example"}},{"text":"!","attributes":{"n":2}}],\#
        "reasons":[{"word":"x","reason":"unknownWord","detail":"why"}]},
        {"key":"Welcome to Caffé!","table":"Localizable","locale":"es","address":"unspecified",\#
        "arguments":[],"text":"¡Te damos la bienvenida a Caffé!",\#
        "markdown":"¡Te damos la bienvenida a Caffé!",\#
        "runs":[{"text":"¡","attributes":{}},{"text":"Te damos la bienvenida","attributes":{}},\#
        {"text":" a Caffé!","attributes":{}}],"reasons":[{"word":"Bienvenido",\#
        "reason":"alternativeUsed",\#
        "detail":"the reader's term of address is unknown, so the alternative stands here"}]}
        ]}

        """#)
  }

  @Test func nothingIsAnEmptyList() {
    #expect(PreviewJSON().text(PreviewReport()) == "{\"version\":1,\"previews\":[]}\n")
  }

  /// Threads render some items each, and some hundred are written before the next.
  @Test func manyItemsAreOneListInTheirOrder() throws {
    let keys = (0..<700).map(String.init)
    let items = keys.map { PreviewItem(key: $0, locale: "es", translation: $0, text: $0) }
    let data = Data(PreviewJSON().text(PreviewReport(items)).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let previews = try #require(root["previews"] as? [[String: Any]])
    #expect(previews.map { $0["key"] as? String } == keys)
  }

  @Test(arguments: PreviewSamples.all.previews)
  func everyTextComesBack(item: PreviewItem) throws {
    let data = Data(PreviewJSON().text(PreviewReport([item])).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let preview = try #require((root["previews"] as? [[String: Any]])?.first)
    #expect(preview["key"] as? String == item.key)
    #expect(preview["text"] as? String == item.text)
    #expect(preview["arguments"] as? [String] == item.arguments)
    let runs = try #require(preview["runs"] as? [[String: Any]])
    #expect(runs.compactMap { $0["text"] as? String }.joined() == item.text)
  }

  @Test func longReportsComeInParts() {
    var parts: [String] = []
    let report = PreviewSamples.many(1000)
    PreviewJSON().render(report) { parts.append($0) }
    #expect(parts.count > 3)
    #expect(parts.joined() == PreviewJSON().text(report))
    #expect(parts.joined().hasSuffix("}\n]}\n"))
  }
}
