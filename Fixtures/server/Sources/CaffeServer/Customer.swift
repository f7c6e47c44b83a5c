public import Hummingbird
public import Localization

/// Somebody with a profile.
public struct Customer: Sendable {
  /// What they are called.
  public var name: String
  /// How they want to be addressed; empty if they never said.
  public var terms: [TermOfAddress] = []

  /// Stands for a database and for signing in.
  static let all = [
    "ana": Customer(name: "Ana", terms: [.feminine]),
    "luis": Customer(name: "Luis", terms: [.masculine]),
    "kim": Customer(name: "Kim"),
  ]
}

/// What is known of a request.
public struct CustomerContext: RequestContext {
  /// What the framework keeps of a request.
  public var coreContext: CoreRequestContextStorage
  /// Speaks to the customer.
  public var localizer = CaffeServer.localizer
  /// Who asks; nil for somebody without a profile.
  public var customer: Customer?

  /// Makes the context of a request of which nothing is known yet.
  public init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
