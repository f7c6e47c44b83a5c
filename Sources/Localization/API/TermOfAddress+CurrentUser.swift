#if !canImport(Darwin)
/// Who reads. Apple's platforms take this from the person's settings; here the program says it:
/// an app once, a server for each request.
extension TermOfAddress {
  @TaskLocal private static var taskTerms: [TermOfAddress]?
  private static let processTerms = SharedSetting<[TermOfAddress]>([])

  /// Sets the reader's terms of address for the whole process, the most wanted first; none, as at
  /// the start, if they are not known.
  ///
  /// Only on Linux. What ``withCurrentUser(_:operation:)`` says goes before. It is for a program's
  /// `main`, not for libraries: a process has one, the last that was set.
  public static func setCurrentUser(_ terms: [TermOfAddress]) {
    processTerms.set(terms)
  }

  /// Runs code with the reader's terms of address, the most wanted first; none if they are not
  /// known.
  ///
  /// Only on Linux. They hold for the current task and the tasks inside it.
  public static func withCurrentUser<Result>(
    _ terms: [TermOfAddress], operation: () throws -> Result
  ) rethrows -> Result {
    try $taskTerms.withValue(terms, operation: operation)
  }

  /// Runs asynchronous code with the reader's terms of address, the most wanted first; none if they
  /// are not known.
  ///
  /// Only on Linux. They hold for the current task and the tasks inside it.
  public static func withCurrentUser<Result>(
    _ terms: [TermOfAddress], isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskTerms.withValue(terms, operation: operation, isolation: isolation)
  }

  /// The reader's terms; ``currentUser`` among them would be no answer.
  static var currentUserTerms: [TermOfAddress] {
    (taskTerms ?? processTerms.value).filter { $0 != .currentUser }
  }
}
#endif
