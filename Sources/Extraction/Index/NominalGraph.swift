/// All types of an index, which hold each other in circles.
///
/// They are taken apart when nobody has the index or a copy of it any more, for by themselves they
/// would stay as long as the process, and a program that holds a project open makes an index after
/// each change. Whoever looks at a type has an index.
///
/// Mutable only while the index is built.
final class NominalGraph: @unchecked Sendable {
  /// In the order in which they were made.
  private(set) var nominals: [Nominal] = []
  /// Forms of nominals of another graph.
  private(set) var extended: [Nominal] = []

  deinit {
    for nominal in nominals + extended { nominal.takeApart() }
  }

  func make(
    name: String, outer: Nominal?, kind: TypeDeclaration.Kind, isFromInterface: Bool
  ) -> Nominal {
    let nominal = Nominal(
      name: name, outer: outer, kind: kind, isFromInterface: isFromInterface)
    nominals.append(nominal)
    return nominal
  }

  /// A form of another graph's nominal that can be added to.
  func extend(_ original: Nominal) -> Nominal {
    let nominal = Nominal(extending: original)
    extended.append(nominal)
    return nominal
  }
}
