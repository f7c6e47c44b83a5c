/// What arguments that are texts can be, so that every case can be written out.
struct ExpansionValues {
  /// What the project says.
  var known: KnownArguments
  /// By position from 0, of the command line; several for one position are alternatives.
  private var chosen: [Int: [String]] = [:]

  init(known: KnownArguments) { self.known = known }

  /// Adds values of the command line, by position or in order.
  ///
  /// - Returns: What is wrong.
  mutating func add(_ arguments: [String]) -> [String] {
    var next = 0
    var problems: [String] = []
    for argument in arguments {
      do throws(ChosenArgument.Problem) {
        let argument = try ChosenArgument(argument)
        chosen[argument.position ?? next, default: []].append(argument.value)
        if argument.position == nil { next += 1 }
      } catch {
        problems.append(error.message)
      }
    }
    return problems
  }

  /// What an argument can be, each value once; none when it can be anything.
  func values(table: String, key: String, position: Int) -> [String] {
    var values = chosen[position] ?? []
    if values.isEmpty {
      let declared = known.declared(for: key, in: table)
      if declared.indices.contains(position) { values = declared[position] }
    }
    if values.isEmpty {
      values = (known.configured(for: key) ?? []).compactMap { list in
        guard list.indices.contains(position) else { return nil }
        switch list[position] {
        case .number(let text), .text(let text), .markdown(let text): return text
        }
      }
    }
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}
