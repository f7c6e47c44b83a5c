import Locking

/// A member with the type that declares it.
typealias NamedMember = (owner: Nominal, record: MemberRecord)

/// The members of one name that any type has, as the files of the same modules see them.
///
/// An app declares some names in each of its files, most of them private. To sort them out anew for
/// each file would take time by the square of the files, so what all files of the same modules see is
/// kept, and only a file's own private ones are added to it.
struct NamedMembers: Sendable {
  /// Those of the modules at hand with their places among all, private ones left out.
  private var own: [(place: Int, member: NamedMember)] = []
  /// The private ones of each file with their places among all.
  private var ofFiles: [Int: [(place: Int, member: NamedMember)]] = [:]
  /// What other modules show.
  private var shown: [NamedMember] = []
  /// What a file sees that has no private one.
  private let common: [NamedMember]

  /// - Parameter sight: Where a file of the modules at hand sees a declaration.
  init(_ all: [NamedMember], _ sight: (MemberRecord) -> Sight) {
    var hidden: [NamedMember] = []
    for (place, member) in all.enumerated() {
      switch sight(member.record) {
      case .own: own.append((place, member))
      case .ownFile: ofFiles[member.record.context.file, default: []].append((place, member))
      case .shown: shown.append(member)
      case .hidden: hidden.append(member)
      }
    }
    common = own.isEmpty && shown.isEmpty ? hidden : own.map(\.member) + shown
  }

  /// What a file sees: what its modules declare, in the order of all, then what others show.
  func seen(from file: Int) -> [NamedMember] {
    guard let ofFile = ofFiles[file] else { return common }
    var merged: [NamedMember] = []
    merged.reserveCapacity(own.count + ofFile.count + shown.count)
    var rest = ofFile[...]
    for (place, member) in own {
      while let next = rest.first, next.place < place {
        merged.append(next.member)
        rest.removeFirst()
      }
      merged.append(member)
    }
    return merged + rest.map(\.member) + shown
  }
}

/// Where a file sees a declaration.
enum Sight {
  /// Among what its own modules declare.
  case own
  /// Only if the declaration stands in it.
  case ownFile
  /// Behind what its own modules declare, for another module shows it.
  case shown
  /// Only where the name means nothing else.
  case hidden
}

/// Members by name and modules, found out when they are first asked for; all copies of an index share
/// them.
final class NamedMemberCache: Sendable {
  private let known = Locked<[Key: NamedMembers]>([:])

  struct Key: Hashable {
    var name: String
    /// The set of modules of the file that looks.
    var modules: Int?
  }

  /// What is kept under a key, or is made for it; which of two threads makes it is the same.
  func members(_ key: Key, _ make: () -> NamedMembers) -> NamedMembers {
    if let members = known.withLock({ $0[key] }) { return members }
    let members = make()
    known.withLock { $0[key] = members }
    return members
  }
}
