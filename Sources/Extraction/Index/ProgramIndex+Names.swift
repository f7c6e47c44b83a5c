/// What a name at the top level means.
extension ProgramIndex {
  /// The top-level type of a name that is not kept to a module, or the only one there is.
  func type(named name: String) -> Nominal? { scopedTypes.shared[name] }

  /// The top-level type of a name as a file sees it.
  func type(named name: String, in file: Int) -> Nominal? {
    let group = modules.group(of: file)
    if let framework = interfaceTypes[name], scopedTypes.isForeign(name, to: group, in: file) {
      return framework
    }
    return scopedTypes.value(named: name, in: file, of: group)
  }

  /// A framework's type of a name that means another module's type in a file, too: which of both is
  /// meant depends on what the file imports.
  func frameworkType(besides type: Type, named name: String, in file: Int) -> Type? {
    guard let framework = interfaceTypes[name], type.nominal != framework,
      scopedTypes.distance(of: name, in: file, from: modules.group(of: file)) == 2
    else { return nil }
    return .nominal(framework, [])
  }

  /// The top-level alias of a name that is not kept to a module, or the only one there is.
  func alias(named name: String) -> PlacedAlias? { scopedAliases.shared[name] }

  /// The top-level alias of a name as a file sees it, with whether it hides a type of that name.
  func alias(named name: String, in file: Int) -> (alias: PlacedAlias, hidesType: Bool)? {
    let group = modules.group(of: file)
    guard let alias = scopedAliases.value(named: name, in: file, of: group) else { return nil }
    let hidesType =
      scopedAliases.distance(of: name, in: file, from: group)
      < scopedTypes.distance(of: name, in: file, from: group)
    return (alias, hidesType)
  }
}
