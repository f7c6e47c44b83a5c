package import Diagnostics
import Reading

/// What is to become of the members of an object, in the order in which it was first asked for.
package struct StringCatalogObjectChange {
  package enum Member {
    case set(JSONText)
    case remove
    case inside(StringCatalogObjectChange)
  }

  package private(set) var members: [(name: String, member: Member)] = []
  /// Where the members are, once there are many: most objects have a few.
  private var indices: [ExactKey: Int] = [:]
  private static let fewMembers = 8

  package subscript(name: String) -> Member? {
    get { index(of: name).map { members[$0].member } }
    set {
      guard let newValue else { return }
      if let index = index(of: name) {
        members[index].member = newValue
      } else {
        append(name, newValue)
      }
    }
  }

  private func index(of name: String) -> Int? {
    guard indices.isEmpty else { return indices[ExactKey(name)] }
    return members.firstIndex { ExactKey($0.name) == ExactKey(name) }
  }

  private mutating func append(_ name: String, _ member: Member) {
    members.append((name, member))
    if !indices.isEmpty {
      indices[ExactKey(name)] = members.count - 1
    } else if members.count > Self.fewMembers {
      for (index, member) in members.enumerated() { indices[ExactKey(member.name)] = index }
    }
  }

  /// Sets the value at a path of names; objects on the way are added.
  package mutating func set(_ path: ArraySlice<String>, to value: JSONText) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    guard !rest.isEmpty else { return self[name] = .set(value) }
    guard !changesObject(name, { $0.set(rest, to: value) }) else { return }
    switch self[name] {
    case .set(let text): self[name] = .set(text.setting(rest, to: value))
    case .remove: self[name] = .set(JSONText.object([]).setting(rest, to: value))
    case .inside: break
    case nil:
      var change = StringCatalogObjectChange()
      change.set(rest, to: value)
      self[name] = .inside(change)
    }
  }

  /// Changes what is to become of the members of an object that is a member; tells whether it is one.
  private mutating func changesObject(
    _ name: String, _ body: (inout StringCatalogObjectChange) -> Void
  ) -> Bool {
    guard let index = index(of: name), case .inside(var change) = members[index].member else {
      return false
    }
    // Held once, it changes in place: a key may have a hundred languages, and comes back for each.
    members[index].member = .remove
    body(&change)
    members[index].member = .inside(change)
    return true
  }

  /// Removes what is at a path of names, if it is there.
  package mutating func remove(_ path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    guard !rest.isEmpty else { return self[name] = .remove }
    guard !changesObject(name, { $0.remove(rest) }) else { return }
    switch self[name] {
    case .set(let text): self[name] = .set(text.removing(rest))
    case .remove, .inside: break
    case nil:
      var change = StringCatalogObjectChange()
      change.remove(rest)
      self[name] = .inside(change)
    }
  }

  /// Whether there will be something at a path of names; nil when that isn't changed.
  package func contains(_ path: ArraySlice<String>) -> Bool? {
    guard let name = path.first, let member = self[name] else { return nil }
    switch member {
    case .remove: return false
    case .set(let text): return text.contains(path.dropFirst())
    case .inside(let change): return path.count == 1 ? true : change.contains(path.dropFirst())
    }
  }

  /// The object that is there when none was, or nil when nothing is set.
  var asNew: JSONText? {
    let values = members.compactMap { name, member -> (String, JSONText)? in
      switch member {
      case .set(let text): (name, text)
      case .inside(let change): change.asNew.map { (name, $0) }
      case .remove: nil
      }
    }
    return values.isEmpty ? nil : .object(values.sortedByName)
  }
}

extension JSONText {
  fileprivate func setting(_ path: ArraySlice<String>, to value: JSONText) -> JSONText {
    guard let name = path.first else { return value }
    var members = self.members
    if let index = members.firstIndex(where: { ExactKey($0.0) == ExactKey(name) }) {
      members[index].1 = members[index].1.setting(path.dropFirst(), to: value)
    } else {
      members.append((name, JSONText.object([]).setting(path.dropFirst(), to: value)))
    }
    return .object(members.sortedByName)
  }

  fileprivate func removing(_ path: ArraySlice<String>) -> JSONText {
    guard let name = path.first else { return self }
    var members = self.members
    guard let index = members.firstIndex(where: { ExactKey($0.0) == ExactKey(name) }) else {
      return self
    }
    members[index].1 = members[index].1.removing(path.dropFirst())
    if path.count == 1 || members[index].1.members.isEmpty { members.remove(at: index) }
    return .object(members)
  }

  fileprivate func contains(_ path: ArraySlice<String>) -> Bool {
    guard let name = path.first else { return true }
    let member = members.first { ExactKey($0.0) == ExactKey(name) }
    return member?.1.contains(path.dropFirst()) ?? false
  }

  private var members: [(String, JSONText)] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension [(String, JSONText)] {
  /// As Xcode orders the fields of entries.
  fileprivate var sortedByName: Self {
    sorted { XcodeKeyOrder.precedes($0.0, $1.0) }
  }
}
