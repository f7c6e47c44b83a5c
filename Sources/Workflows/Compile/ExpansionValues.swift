/// What arguments that are texts can be, so that every case can be written out.
struct ExpansionValues {
  /// By position from 0, of the command line.
  private(set) var chosen: [Int: [String]] = [:]
  /// By table and key, what each argument can be, from the sources.
  var declared: [PreviewSamples.TableKey: [[String]]] = [:]
  /// By key, lists of arguments from the configuration.
  var configured: [String: [[Configuration.Argument]]] = [:]

  /// Reads `2=VALUE` by position and `VALUE` in order.
  ///
  /// - Returns: What is wrong.
  mutating func add(_ arguments: [String]) -> [String] {
    var next = 0
    var problems: [String] = []
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, let position = Int(parts[0]) {
        guard (1...127).contains(position) else {
          problems.append("`\(argument)`: arguments count from 1 to 127")
          continue
        }
        chosen[position - 1, default: []].append(String(parts[1]))
      } else {
        chosen[next, default: []].append(argument)
        next += 1
      }
    }
    return problems
  }

  /// What an argument can be, each value once; none when it can be anything.
  func values(table: String, key: String, position: Int) -> [String] {
    var values = chosen[position] ?? []
    if values.isEmpty {
      let declared = declared[PreviewSamples.TableKey(table: table, key: key)] ?? []
      if declared.indices.contains(position) { values = declared[position] }
    }
    if values.isEmpty {
      values = (configured[key] ?? []).compactMap { list in
        guard list.indices.contains(position) else { return nil }
        switch list[position] {
        case .number(let text), .text(let text), .markdown(let text): return text
        }
      }
    }
    var known: Set<String> = []
    return values.filter { known.insert($0).inserted }
  }
}
