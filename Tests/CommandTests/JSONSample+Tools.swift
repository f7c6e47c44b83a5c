extension JSONSample {
  /// What the tools of `l10n mcp` give back.
  static let tools: [JSONSample] = [
    // What changes nothing is asked of one server.
    calls([
      ("plan", "{}"),
      ("read", #"{"language":"es","limit":1,"progress":["translated","missing"]}"#),
      ("read", #"{"language":"es","findings":"warnings"}"#),
      ("context", place("^[%lld new drink](inflect: true)")),
      ("context", place("%lld files")), ("context", place("Open %@")),
      ("context", place("Open the old file")),
      ("check", place("%lld files", #""forms":{"plural.one":"%lld fichero"}"#)),
      (
        "check",
        place("%lld files", #""forms":{"plural.one":"%lld fichero","plural.other":"%@ ficheros"}"#)
      ),
      ("check", place("Open %@", #""text":"Abrir %lld %@""#)),
      ("preview", place("^[%lld new drink](inflect: true)")), ("preview", place("Welcome")),
    ]),
    calls([("edit", place("Open %@", #""text":"Abrir %@""#))]),
    calls([("edit", place("Save", #""text":"Guardar""#, table: "Menu"))]),
    calls([("edit", place("Save", #""text":"Guardar %@""#, table: "Menu"))]),
    calls([("edit_many", #"{"edits":[\#(manyEdits.joined(separator: ","))]}"#)]),
  ]

  private static let manyEdits = [
    place("Save", #""text":"Guardar""#, table: "Menu"),
    place("Open %@", #""text":"Abrir %lld""#),
  ]

  private static func place(
    _ key: String, _ texts: String = "", table: String = "Localizable.xcstrings"
  ) -> String {
    let rest = texts.isEmpty ? "" : "," + texts
    return #"{"table":"\#(table)","key":"\#(key)","language":"es"\#(rest)}"#
  }

  private static func calls(_ calls: [(tool: String, arguments: String)]) -> JSONSample {
    let hello =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let lines = calls.enumerated().map { index, call in
      #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":"#
        + #"{"name":"\#(call.tool)","arguments":\#(call.arguments)}}"#
    }
    var sample = JSONSample(
      "", "mcp", "mcp --allow-edits App",
      input: ([hello] + lines).map { $0 + "\n" }.joined())
    sample.sections = calls.map { "l10n mcp: \($0.tool)" }
    sample.members = ["result", "structuredContent"]
    return sample
  }
}
