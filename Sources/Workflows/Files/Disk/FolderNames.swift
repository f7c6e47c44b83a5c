import Foundation
import Reading

/// The names in an open folder.
struct FolderNames {
  /// What a folder says of a name without a look at what it names.
  enum Kind {
    case file
    case folder
    case other
  }

  struct Entry {
    var name: String
    var kind: Kind
  }

  /// Sorted by their bytes.
  private(set) var entries: [Entry] = []
  /// Names that are no UTF-8, with what can be read of them.
  private(set) var invalid: [String] = []

  var valid: [String] { entries.map(\.name) }

  /// Reads them, or nil with a reason in `errno`.
  init?(of folder: Descriptor) {
    // The stream closes the descriptor that it is made of.
    let copy = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return nil }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return nil
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Self.kind(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          add($0, kind)
        }
      }
    }
    entries.sort { $0.name.precedesInBytes($1.name) }
    invalid.sort()
  }

  private mutating func add(_ name: UnsafePointer<CChar>, _ kind: Kind) {
    guard let text = String(validatingCString: name) else {
      return invalid.append(String(cString: name))
    }
    if text != ".", text != ".." { entries.append(Entry(name: text, kind: kind)) }
  }

  private static func kind(_ type: UInt8) -> Kind {
    // Links, and file systems that don't say, need a look.
    Int(type) == Int(DT_REG) ? .file : Int(type) == Int(DT_DIR) ? .folder : .other
  }
}
