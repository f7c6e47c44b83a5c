import Projects

/// The apps, extensions and tools that each target's code may end up in, straight or through other
/// targets.
struct TargetUsers {
  private var users: [TargetID: [TargetID]] = [:]

  init(in model: ProjectModel) {
    for user in model.projects.lazy.flatMap(\.targets) where Self.isProgram(user) {
      for target in Self.code(of: user, in: model) {
        users[target, default: []].append(user.id)
      }
    }
    addFolder(of: model)
  }

  /// Adds what lies in no project's folder as the user of packages that no program uses: an app whose
  /// manifest isn't understood, or that has none, is the likeliest to use what lies beside it.
  private mutating func addFolder(of model: ProjectModel) {
    let folders = model.projects.lazy.filter { $0.kind == .folder }.flatMap(\.targets)
    guard let folder = folders.first(where: { !$0.sources.isEmpty }) else { return }
    for project in model.projects where project.kind == .package {
      for module in project.targets where module.product == .library && users[module.id] == nil {
        users[module.id] = [folder.id]
      }
    }
  }

  /// Those of a target, in the order of the projects.
  subscript(target: TargetID) -> [TargetID] { users[target] ?? [] }

  /// What a program is made of; another program beside it, as an app's extension, keeps what it is
  /// made of to itself.
  private static func code(of user: Target, in model: ProjectModel) -> Set<TargetID> {
    var found: Set<TargetID> = []
    var next = user.dependencies.flatMap(\.targets)
    while let id = next.popLast() {
      guard found.insert(id).inserted, let target = model.target(id), !isProgram(target) else {
        continue
      }
      next += target.dependencies.flatMap(\.targets)
    }
    return found
  }

  static func isProgram(_ target: Target) -> Bool {
    switch target.product {
    case .application, .appExtension, .watchApplication, .executable: true
    default: false
    }
  }
}

extension Target.Dependency {
  /// The targets that it is, as far as they are known.
  var targets: [TargetID] {
    switch self {
    case .target(let id): [id]
    case .product(_, let targets): targets
    }
  }
}
