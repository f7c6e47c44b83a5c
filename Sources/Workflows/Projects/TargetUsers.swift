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
