/// Declarations at the top of files by name, of which each file sees its own private one, else its
/// module's, else what other modules show.
struct ScopedNames<Value> {
  /// What a file sees that has none of its own: a declaration that other modules may see, if there is
  /// one.
  private(set) var shared: [String: Value] = [:]
  private var ofFiles: [Place: Value] = [:]
  /// Those of modules that declare a name that others declare, too.
  private var ofGroups: [Place: Value] = [:]
  /// The group and the access of what is shared.
  private var origins: [String: Origin] = [:]

  private struct Place: Hashable {
    /// The file, or the group of modules.
    var number: Int
    var name: String
  }

  private struct Origin {
    var group: Int?
    var access: Access
  }

  /// What a file sees under a name.
  ///
  /// - Parameter group: The group of the file's modules.
  func value(named name: String, in file: Int, of group: Int?) -> Value? {
    if !ofFiles.isEmpty, let own = ofFiles[Place(number: file, name: name)] { return own }
    if !ofGroups.isEmpty, let group, let own = ofGroups[Place(number: group, name: name)] {
      return own
    }
    return shared[name]
  }

  /// What a declaration adds to that has a name already: one of the same file if it is private, else
  /// one that the same module may see.
  func known(_ name: String, _ access: Access, in file: Int, of group: Int?) -> Value? {
    if access == .file { return ofFiles[Place(number: file, name: name)] }
    guard let group else { return shared[name] }
    if let own = ofGroups[Place(number: group, name: name)] { return own }
    guard let origin = origins[name], let other = origin.group, other != group else {
      return shared[name]
    }
    return nil
  }

  mutating func keep(
    _ value: Value, as name: String, _ access: Access, in file: Int, of group: Int?
  ) {
    if access == .file {
      ofFiles[Place(number: file, name: name)] = value
      return
    }
    guard let group, let origin = origins[name], let other = origin.group, other != group else {
      shared[name] = value
      if group != nil || origins[name] != nil {
        origins[name] = Origin(group: group, access: access)
      }
      return
    }
    ofGroups[Place(number: group, name: name)] = value
    guard let held = shared[name] else { return }
    ofGroups[Place(number: other, name: name)] = held
    if origin.access == .module, access == .everywhere {
      shared[name] = value
      origins[name] = Origin(group: group, access: access)
    }
  }

  /// Whether what a file sees under a name is another module's, and not meant for others.
  func isForeign(_ name: String, to group: Int?, in file: Int) -> Bool {
    origins[name]?.access == .module && distance(of: name, in: file, from: group) == 2
  }

  /// How far away what a file sees under a name is: in the file itself, in its module, in another
  /// one, or nowhere.
  func distance(of name: String, in file: Int, from group: Int?) -> Int {
    if !ofFiles.isEmpty, ofFiles[Place(number: file, name: name)] != nil { return 0 }
    guard shared[name] != nil else { return 3 }
    guard let group, let other = origins[name]?.group, other != group else { return 1 }
    return ofGroups[Place(number: group, name: name)] == nil ? 2 : 1
  }

  var values: [Value] { Array(shared.values) + Array(ofFiles.values) + Array(ofGroups.values) }
}
