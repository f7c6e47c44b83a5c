import JSONRPC

/// What a client can ask.
extension Server {
  func addFeatures(to methods: inout MethodTable) {
    addOutlines(to: &methods)
    addFormatting(to: &methods)
    addHovering(to: &methods)
    addReferences(to: &methods)
    addHighlights(to: &methods)
    addRenaming(to: &methods)
    addCodeActions(to: &methods)
    addCompletion(to: &methods)
    addSemanticTokens(to: &methods)
    addInlayHints(to: &methods)
    addSignatures(to: &methods)
    addDiagnosticPulls(to: &methods)
  }
}
