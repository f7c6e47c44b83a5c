/// The modules of the files of an index.
///
/// Modules that share a file are one group: what that file names may be in either.
struct FileModules: Sendable {
  /// The sets of modules that files have, each once, as numbers of modules.
  private var sets: [Set<Int>] = []
  /// The set of each file; nil where nobody knows its modules.
  private var setOfFile: [Int?] = []
  /// The group of each set.
  private var groupOfSet: [Int] = []

  /// - Parameter paths: The files, in their order.
  init(_ modules: SourceModules, of paths: [String]) {
    var numbers: [String: Int] = [:]
    var known: [Set<Int>: Int] = [:]
    for path in paths {
      let names = modules[path]
      guard !names.isEmpty else {
        setOfFile.append(nil)
        continue
      }
      let set = Set(names.map { name in numbers.number(of: name) })
      let position = known.number(of: set)
      if position == sets.count { sets.append(set) }
      setOfFile.append(position)
    }
    groupOfSet = Self.groups(of: sets, modules: numbers.count)
  }

  /// The least module that each set is joined to, over all sets that share modules.
  private static func groups(of sets: [Set<Int>], modules: Int) -> [Int] {
    var parents = Array(0..<modules)
    func root(_ module: Int) -> Int {
      var module = module
      while parents[module] != module {
        parents[module] = parents[parents[module]]
        module = parents[module]
      }
      return module
    }
    for set in sets {
      guard let least = set.map(root).min() else { continue }
      for module in set { parents[root(module)] = least }
    }
    return sets.map { set in set.map(root).min() ?? 0 }
  }

  /// Whether files differ in what modules they belong to.
  var hasSeveral: Bool { sets.count > 1 }

  /// The number of a file's set of modules; nil for an interface file or one of no known module.
  func set(of file: Int) -> Int? {
    file >= 0 && file < setOfFile.count ? setOfFile[file] : nil
  }

  /// The group of a file's modules; nil for one of interface files or of no known module.
  func group(of file: Int) -> Int? {
    set(of: file).map { groupOfSet[$0] }
  }

  /// Whether two files are, or may be, of one module.
  func mayShare(_ one: Int, _ other: Int) -> Bool {
    if one == other { return true }
    guard let set = self.set(of: one), let otherSet = self.set(of: other) else { return true }
    return set == otherSet || !sets[set].isDisjoint(with: sets[otherSet])
  }
}

extension Dictionary where Value == Int {
  /// The number of a key: its own, or the next one that is free.
  fileprivate mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    let next = count
    self[key] = next
    return next
  }
}
