import SwiftSyntax

/// What the modifiers of a declaration say.
struct Modifiers {
  var access = Access.module
  var isStatic = false
  var isLazy = false

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      // `private(set)` says nothing of who may read.
      guard modifier.detail == nil, case .keyword(let keyword) = modifier.name.tokenKind else {
        continue
      }
      switch keyword {
      case .private, .fileprivate: access = .file
      case .package, .public, .open: access = .everywhere
      case .static, .class: isStatic = true
      case .lazy: isLazy = true
      default: break
      }
    }
  }
}
