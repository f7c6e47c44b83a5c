import Catalogs
import Diagnostics
import Messages
import Reading

/// The entry that keeps what the other side made of a key, where Xcode shows it and keeps it.
///
/// It is an entry as any other, marked `manual` so that Xcode never takes it for unused; what is in
/// conflict beside translations stands in its comment.
package struct StringCatalogConflictEntry {
  /// The end of its key, by which `status` knows it.
  static let suffix = " [l10n conflict]"

  /// What its comment starts with.
  static let mark = "l10n merge:"

  /// Whether a key with its comment is such an entry, which waits for a person to decide.
  package static func holds(key: String, comment: String?) -> Bool {
    key.hasSuffix(suffix) && comment?.hasPrefix(mark) ?? false
  }

  let key: String
  let value: RawJSON

  /// - Parameters:
  ///   - key: Its own key, which ``freeKey(for:isTaken:)`` gives.
  ///   - theirs: Their entry, unless a side removed the key.
  ///   - paths: The fields in conflict.
  init(_ conflict: ThreeWayConflict, key: String, theirs: RawJSON?, paths: [[String]]) {
    self.key = key
    var lines = [Self.explanation(conflict)]
    var languages: [String] = []
    for path in paths {
      if path.count > 1, path[0] == "localizations",
        theirs?["localizations"]?[path[1]] != nil
      {
        if !languages.contains(path[1]) { languages.append(path[1]) }
      } else {
        lines.append(Self.line(path, theirs))
      }
    }
    var members = [
      RawJSON.Member("comment", .text(lines.joined(separator: "\n"))),
      RawJSON.Member("extractionState", .text("manual")),
    ]
    if !languages.isEmpty {
      let localizations = theirs?["localizations"]?.members ?? []
      members.append(
        RawJSON.Member(
          "localizations", .object(localizations.filter { languages.contains($0.name) })))
    }
    value = .object(members)
  }

  /// The first key for what is kept of a conflict that is in no use.
  ///
  /// - Parameter isTaken: Whether a key is in use.
  static func freeKey(
    for conflict: ThreeWayConflict, isTaken: (String) -> Bool
  ) -> String {
    var key = conflict.key + suffix
    var number = 2
    while isTaken(key) {
      key = conflict.key + " [\(number)]" + suffix
      number += 1
    }
    return key
  }

  private static func explanation(_ conflict: ThreeWayConflict) -> String {
    switch conflict.kind {
    case .changed:
      mark + " both sides changed this key. Ours stands at the key, theirs is kept here. Copy "
        + "what is right, then delete this entry."
    case .catalog:
      mark + " both sides changed the catalog itself. Ours stands there, theirs is kept here. Copy "
        + "what is right, then delete this entry."
    case .removedByOurs:
      mark + " our side removed this key, theirs changed it; it was kept. Delete it, or only "
        + "this entry."
    case .removedByTheirs:
      mark + " their side removed this key, ours changed it; it was kept. Delete it, or only "
        + "this entry."
    }
  }

  /// What theirs says of a field, as JSON.
  private static func line(_ path: [String], _ theirs: RawJSON?) -> String {
    var value = theirs
    for name in path { value = value?[name] }
    let name = path.joined(separator: ".")
    guard let value else { return "Theirs removed \(name)." }
    var style = StringCatalogStyle.xcode
    style.lineEnd = ""
    style.unit = ""
    style.opensEmptyObjects = false
    let text = style.text(of: value, depth: 0)
    return "Theirs, \(name): \(String(decoding: text, as: UTF8.self))"
  }
}

extension StringCatalogDocument {
  /// How many entries a merge left for a person to decide; decodes only those whose keys say so.
  package var mergeConflictCount: Int {
    entries.indices.count {
      entries.key(at: $0).hasSuffix(StringCatalogConflictEntry.suffix)
        && entries[$0].isMergeConflict
    }
  }
}

extension StringCatalogEntry {
  /// Whether a merge left the entry for a person to decide.
  package var isMergeConflict: Bool {
    StringCatalogConflictEntry.holds(key: key.value, comment: comment?.text)
  }
}
