/// The raw values of enumerations on a way through the stations, each enumeration read once.
struct RawTexts {
  private var literals: [Nominal: [Int: [ShownLiteral]]] = [:]
  private var taken: Set<Visit> = []

  /// The literals of one file that an enumeration's cases have, told as data or not.
  private struct Visit: Hashable {
    var nominal: Nominal
    var file: Int
    var isData: Bool
  }

  /// How many literals there are in each file.
  mutating func counts(of nominal: Nominal) -> [Int: Int] {
    byFile(nominal).mapValues(\.count)
  }

  /// The literals that were not yet taken in the same way: a second time tells nothing new.
  ///
  /// - Parameter tables: The files whose literals are data.
  mutating func take(_ nominal: Nominal, tables: Set<Int>) -> [ReachedText] {
    var texts: [ReachedText] = []
    for (file, literals) in byFile(nominal) {
      let isData = tables.contains(file)
      guard taken.insert(Visit(nominal: nominal, file: file, isData: isData)).inserted else {
        continue
      }
      texts += literals.map { ReachedText(source: .literal($0), isData: isData) }
    }
    return texts
  }

  private mutating func byFile(_ nominal: Nominal) -> [Int: [ShownLiteral]] {
    if let known = literals[nominal] { return known }
    var found: [Int: [ShownLiteral]] = [:]
    for record in nominal.members.values.joined() {
      guard case .enumCase(let declaration) = record.content, record.context.file >= 0,
        let value = declaration.rawValue, case .string(let literal) = value.kind
      else { continue }
      let file = record.context.file
      var shown = ShownLiteral(literal, at: FilePlace(file: file, offset: value.offset))
      shown.isRawValue = true
      found[file, default: []].append(shown)
    }
    literals[nominal] = found
    return found
  }
}
