import Diagnostics
import Dispatch
import JSONRPC
import Locking
import Reading
import Sessions
package import Workflows

/// A language server for catalogs and for the Swift sources that use them.
///
/// Messages are worked on one after the other; what takes long runs beside them on what was there
/// when it began, and counts only if nothing changed meanwhile.
package final class Server: Sendable {
  let connection: Connection
  private let handshake = Handshake(refusing: .serverNotInitialized)
  let makeTree: @Sendable (_ roots: [String]) -> any FileTree
  private let leave: @Sendable (_ code: Int32) -> Void
  let state = Locked(State())
  /// What is looked at beside the messages.
  let planned = DispatchGroup()
  /// What lint says of catalogs.
  let checks = CatalogChecks()
  /// How long nothing has to change before all is looked at again, in seconds.
  let pause: Double

  struct State: Sendable {
    var encoding = PositionEncoding.utf16
    var capabilities: ClientCapabilities?
    var session: Session?
    /// What is found in each open catalog.
    var live: [String: LiveFindings] = [:]
    /// The marks of each open catalog that somebody asked for.
    var tokens: [String: EntryTokens] = [:]
    /// Counts what was planned for each file, so that only the last plan is carried out.
    var plans: [String: Int] = [:]
    /// How many times a client was asked to show that the project is looked at.
    var progressCount = 0
    /// What was told last of the files that anything is wrong with.
    var told: [String: [Diagnostic]] = [:]
  }

  /// - Parameters:
  ///   - tree: Gives the files below some folders, to be read.
  ///   - output: Takes the bytes for the client.
  ///   - pause: How long nothing has to change before all is looked at again, in seconds.
  ///   - leave: Ends the program with an exit code, which the client asks for.
  package init(
    files tree: @escaping @Sendable (_ roots: [String]) -> any FileTree, pause: Double = 0.25,
    output: @escaping @Sendable ([UInt8]) -> Void,
    leave: @escaping @Sendable (_ code: Int32) -> Void = { _ in }
  ) {
    makeTree = tree
    (self.leave, self.pause) = (leave, pause)
    connection = Connection(.contentLength, cancellation: .languageServer, output: output)
    var methods = MethodTable()
    methods.admission = { [handshake] method throws(ResponseError) in
      try handshake.admit(method)
    }
    addLifecycle(to: &methods)
    addDocuments(to: &methods)
    addFeatures(to: &methods)
    connection.answer(with: methods)
  }

  /// Takes bytes from the client.
  ///
  /// - Returns: False once nothing more can be understood.
  package func receive(_ bytes: some Sequence<UInt8>) -> Bool { connection.receive(bytes) }

  /// Waits until everything that came is answered.
  package func finish() { connection.finish() }

  /// Waits until also what was planned for later is done; for tests.
  package func settle() {
    planned.wait()
    connection.finish()
  }

  /// 0 if the client said goodbye in the right order (Language Server Protocol 3.17, "Exit
  /// Notification").
  package var exitCode: Int32 { handshake.hasEnded ? 0 : 1 }

  // MARK: Lifecycle

  private func addLifecycle(to methods: inout MethodTable) {
    methods.onRequest("initialize") { [unowned self] (parameters: InitializeParameters, _) in
      initialize(parameters)
    }
    methods.onNotification("initialized") { [unowned self] (_: NoParameters) in
      watchFiles()
      learn()
    }
    methods.onRequest("shutdown") { [unowned self] (_: NoParameters, _) in
      handshake.end()
      return Int?.none
    }
    methods.onNotification("exit") { [unowned self] (_: NoParameters) in leave(exitCode) }
  }

  private func initialize(_ parameters: InitializeParameters) -> InitializeResult {
    let folders = (parameters.workspaceFolders ?? []).compactMap(\.uri.path)
    let root = parameters.rootUri?.path ?? parameters.rootPath
    let roots = folders.isEmpty ? [root].compactMap(\.self) : folders
    let encoding = PositionEncoding(offered: parameters.capabilities?.general?.positionEncodings)
    let session = Session(opening: roots, files: makeTree)
    handshake.begin()
    state.withLock { state in
      state.encoding = encoding
      state.capabilities = parameters.capabilities
      state.session = session
    }
    return InitializeResult(
      capabilities: ServerCapabilities(positionEncoding: encoding),
      serverInfo: ServerInfo(name: "l10n", version: ToolVersion.number))
  }

  /// Asks to be told of files that change on the disk.
  private func watchFiles() {
    let watches = state.withLock { $0.capabilities?.workspace?.didChangeWatchedFiles }
    guard watches?.dynamicRegistration == true else { return }
    connection.request("client/registerCapability", FileWatching.registration)
  }

  // MARK: For features

  /// The project; only asked for once there is one.
  func session() throws(ResponseError) -> Session {
    guard let session = state.withLock({ $0.session }) else {
      throw ResponseError(.serverNotInitialized, "the first request has to be `initialize`")
    }
    return session
  }

  /// The places of a file; nil where it can't be read.
  func map(of path: String, in session: Session) -> PositionMap? {
    let encoding = state.withLock { $0.encoding }
    return session.text(of: path).map { PositionMap($0, encoding) }
  }

  /// The path of a document.
  func path(of uri: DocumentURI) throws(ResponseError) -> String {
    guard let path = uri.path else {
      throw ResponseError(.invalidParams, "`\(uri.spelling)` is no file of this machine")
    }
    return path
  }
}
