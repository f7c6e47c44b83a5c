/// What a client says of itself when it starts (Language Server Protocol 3.17, "Initialize").
struct InitializeParameters: Decodable, Sendable {
  var rootUri: DocumentURI?
  var rootPath: String?
  var workspaceFolders: [WorkspaceFolder]?
  var capabilities: ClientCapabilities?
}

struct WorkspaceFolder: Codable, Sendable {
  var uri: DocumentURI
  var name: String?
}

/// Folders that are opened and closed (Language Server Protocol 3.17, "DidChangeWorkspaceFolders
/// Notification").
struct ChangedFolders: Decodable, Sendable {
  var event: Event

  struct Event: Decodable, Sendable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }
}

/// What of a client's capabilities matters here.
struct ClientCapabilities: Decodable, Sendable {
  var general: General?
  var workspace: Workspace?
  var textDocument: Document?
  var window: Window?

  struct Window: Decodable, Sendable { var workDoneProgress: Bool? }

  struct Document: Decodable, Sendable {
    var codeAction: Action?
    var completion: Completion?
    var publishDiagnostics: Supported?
  }

  struct Completion: Decodable, Sendable { var completionItem: Item? }
  /// What an item of a completion may have.
  struct Item: Decodable, Sendable { var snippetSupport: Bool? }

  struct Action: Decodable, Sendable { var resolveSupport: Resolving? }
  struct Resolving: Decodable, Sendable { var properties: [String] }
  /// Something that a client can do, whatever it says of it.
  struct Supported: Decodable, Sendable {}

  struct General: Decodable, Sendable { var positionEncodings: [String]? }

  struct Workspace: Decodable, Sendable {
    var didChangeWatchedFiles: Registration?
    var workspaceEdit: Edit?
  }

  struct Edit: Decodable, Sendable { var documentChanges: Bool? }
  struct Registration: Decodable, Sendable { var dynamicRegistration: Bool? }
}

struct InitializeResult: Encodable, Sendable {
  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo
}

struct ServerInfo: Encodable, Sendable {
  var name: String
  var version: String
}

/// What the server can do.
struct ServerCapabilities: Encodable, Sendable {
  var positionEncoding: PositionEncoding
  var textDocumentSync = Synchronization()
  var hoverProvider = true
  var documentSymbolProvider = true
  var workspaceSymbolProvider = true
  var foldingRangeProvider = true
  var documentFormattingProvider = true
  var definitionProvider = true
  var referencesProvider = true
  var documentHighlightProvider = true
  var renameProvider = RenameSupport()
  var codeActionProvider = CodeActionOptions()
  var completionProvider = CompletionOptions()
  var semanticTokensProvider = SemanticTokensOptions()
  var inlayHintProvider = true
  var signatureHelpProvider = SignatureHelpOptions()
  var diagnosticProvider = DiagnosticOptions()
  var workspace = Workspace()

  struct Workspace: Encodable, Sendable { var workspaceFolders = Folders() }
  struct Folders: Encodable, Sendable {
    var supported = true
    var changeNotifications = true
  }

  struct Synchronization: Encodable, Sendable {
    var openClose = true
    /// Incremental.
    var change = 2
    var save = true
  }
}
