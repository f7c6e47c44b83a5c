import Locking

/// An index of the interface files, which those of a project are added to.
///
/// An index can be added to by one extraction only, so each takes one of its own; the first one of a
/// process may be there before it is asked for.
enum InterfaceIndex {
  private static let prepared = Locked(Prepared.notYet)

  private enum Prepared {
    case notYet
    case index(ProgramIndex)
    case taken
  }

  /// Makes the first index; whoever asks for it meanwhile waits.
  static func prepare() {
    prepared.withLock { if case .notYet = $0 { $0 = .index(make()) } }
  }

  /// An index that nobody else has.
  static func take() -> ProgramIndex {
    let ready = prepared.withLock { prepared -> ProgramIndex? in
      defer { prepared = .taken }
      if case .index(let index) = prepared { return index }
      return nil
    }
    return ready ?? make()
  }

  private static func make() -> ProgramIndex {
    let index = ProgramIndex(modules: FileModules(.unknown, of: []))
    for (position, program) in Interfaces.programs.enumerated() {
      index.add(program.members, file: -1 - position)
    }
    index.attachExtensions()
    index.finish()
    return index
  }
}
