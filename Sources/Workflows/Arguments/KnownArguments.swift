import Extraction
import Messages
import Reading

/// What the arguments of keys can be, as far as the project says.
struct KnownArguments: Sendable {
  /// For each argument, what it can be, as the sources declare it; none for any value.
  private var declared: [TableKey: [[String]]] = [:]
  /// As what the sources pass each argument; nil where they don't surely say it.
  private var declaredTypes: [TableKey: [ValueType?]] = [:]
  /// By key, the lists of arguments that the configuration gives.
  private let configured: [ExactKey: [[Configuration.Argument]]]

  init(_ samples: [Configuration.Sample] = []) {
    configured = Dictionary(samples.map { (ExactKey($0.key), $0.arguments) }) { $1 }
  }

  /// Adds what sources declare; of places, or bundles, that use one key all values count.
  mutating func add(_ entries: [ExtractedEntry]) {
    for entry in entries {
      let key = entry.tableKey
      let (known, more) = (declared[key] ?? [], entry.arguments.map(\.values))
      declared[key] = (0..<max(known.count, more.count)).map { (position: Int) -> [String] in
        let first: [String] = known.indices.contains(position) ? known[position] : []
        let second: [String] = more.indices.contains(position) ? more[position] : []
        return first + second.filter { !first.contains($0) }
      }
      let (types, others) = (declaredTypes[key] ?? [], entry.arguments.map(\.passedType))
      declaredTypes[key] = (0..<max(types.count, others.count)).map { position -> ValueType? in
        (types.indices.contains(position) ? types[position] : nil)
          ?? (others.indices.contains(position) ? others[position] : nil)
      }
    }
  }

  func declared(for key: String, in table: String) -> [[String]] {
    declared[TableKey(key, in: table)] ?? []
  }

  func declaredTypes(for key: String, in table: String) -> [ValueType?] {
    declaredTypes[TableKey(key, in: table)] ?? []
  }

  func configured(for key: String) -> [[Configuration.Argument]]? {
    configured[ExactKey(key)]
  }
}

extension ExtractedArgument {
  /// As what the code passes it; nil where that is a guess.
  fileprivate var passedType: ValueType? {
    guard certainty != .assumed else { return nil }
    return ValueSpecifier(formatValueType: String(specifier.dropFirst()))?.type
  }
}
