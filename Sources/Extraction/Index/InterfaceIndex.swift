/// The one index of the interface files, which all extractions of a process build on.
package enum InterfaceIndex {
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

  /// Whether the frameworks' texts have a member of this name, as `count` of `"Steep".count`.
  package static func hasTextMember(named name: String) -> Bool {
    // What looks members up keeps them, so that each thread needs an index of its own.
    let index = extended(by: FileModules(.unknown, of: []))
    return !index.members(named: name, of: index.core("String"), isStatic: false).isEmpty
  }
}
