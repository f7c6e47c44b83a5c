extension JSONSample {
  /// What the tools of `l10n mcp` give back.
  static let tools = [
    tool("plan", "{}"),
    tool("read", #"{"language":"es","limit":1,"progress":["translated","missing"]}"#),
    tool("context", place("^[%lld new drink](inflect: true)")),
    tool("context", place("%lld files")), tool("context", place("Open %@")),
    tool("context", place("Open the old file")),
    tool("check", place("%lld files", #""forms":{"plural.one":"%lld fichero"}"#)),
    tool("check", place("Open %@", #""text":"Abrir %lld %@""#)),
    tool("edit", place("Open %@", #""text":"Abrir %@""#)),
    tool("edit", place("Save", #""text":"Guardar""#, table: "Menu")),
    tool("edit", place("Save", #""text":"Guardar %@""#, table: "Menu")),
    tool("preview", place("^[%lld new drink](inflect: true)")), tool("preview", place("Welcome")),
    tool(
      "edit_many",
      #"{"edits":["# + place("Save", #""text":"Guardar""#, table: "Menu") + ","
        + place("Open %@", #""text":"Abrir %lld""#) + "]}"),
  ]

  private static func place(
    _ key: String, _ texts: String = "", table: String = "Localizable.xcstrings"
  ) -> String {
    let rest = texts.isEmpty ? "" : "," + texts
    return #"{"table":"\#(table)","key":"\#(key)","language":"es"\#(rest)}"#
  }

  private static func tool(_ name: String, _ arguments: String) -> JSONSample {
    let hello =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","#
      + #""arguments":\#(arguments)}}"#
    var sample = JSONSample(
      "l10n mcp: \(name)", "mcp", "mcp --allow-edits App", input: hello + "\n" + call + "\n")
    sample.members = ["result", "structuredContent"]
    return sample
  }
}
