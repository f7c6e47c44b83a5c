import Catalogs
import Extraction
import JSONRPC
import Reading
import Sessions
import Workflows

/// The arguments of a format: what each is in the code, and which one stands at the cursor.
extension Server {
  func addSignatures(to methods: inout MethodTable) {
    methods.onRequest("textDocument/signatureHelp") { [unowned self] (asked: DocumentPosition, _) in
      try signature(at: asked)
    }
  }

  private func signature(at asked: DocumentPosition) throws -> SignatureHelp? {
    guard let document = try document(asked.textDocument),
      let file = document.session.catalog(document.path)
    else { return nil }
    let offset = document.map.offset(at: asked.position)
    guard let (index, text) = file.text(at: offset) else { return nil }
    let knowledge = document.session.latestKnowledge
    let declared = knowledge.entries(
      forKey: file.entries[index].key, table: knowledge.catalog(at: document.path)?.table ?? "")
    let arguments = (declared.first?.arguments ?? []).sorted { $0.position < $1.position }
    guard !arguments.isEmpty else { return nil }
    let placed = PlacedArgument.all(in: text.leaf, arguments).last {
      $0.range.lowerBound < offset
    }
    let active = placed.flatMap { placed in
      arguments.firstIndex { $0.position == placed.argument.position }
    }
    return SignatureHelp(
      signatures: [Self.signature(file.entries[index].key, arguments)],
      activeParameter: active ?? 0)
  }

  private static func signature(
    _ key: String, _ arguments: [ExtractedArgument]
  ) -> SignatureHelp.Signature {
    let parameters = arguments.map { argument in
      SignatureHelp.Parameter(
        label: "\(argument.position): \(PlacedArgument.about(argument))",
        documentation: argument.values.isEmpty
          ? argument.specifier
          : "\(argument.specifier): \(argument.values.joined(separator: ", "))")
    }
    let list = parameters.map(\.label).joined(separator: ", ")
    return SignatureHelp.Signature(label: "\(key) (\(list))", parameters: parameters)
  }
}
