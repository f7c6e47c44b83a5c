/// The one index of the interface files, which all extractions of a process build on.
enum InterfaceIndex {
  private static let whole: ProgramIndex = {
    let index = ProgramIndex(modules: FileModules(.unknown, of: []))
    for (position, program) in Interfaces.programs.enumerated() {
      index.add(program.members, file: -1 - position)
    }
    index.attachExtensions()
    index.finish()
    return index
  }()

  /// Makes the index; whoever asks for it meanwhile waits.
  static func prepare() { _ = whole }

  /// An index of the interfaces to which a project can be added.
  ///
  /// - Parameter modules: Which files of the project are compiled together.
  static func extended(by modules: FileModules) -> ProgramIndex {
    ProgramIndex(extending: whole, modules: modules)
  }
}
