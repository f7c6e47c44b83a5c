import PlainBytes
import Reading

/// The settings of an `.xcconfig` file, with those of the files that it includes.
struct ConfigurationFile {
  private(set) var settings = RawSettings()

  private let files: FileList
  private let read: (String) -> [UInt8]?
  private var open: Set<String> = []

  private static let depthLimit = 32
  private static let sizeLimit = 4 << 20
  /// How many files may be read: a file can include two that include two.
  private var budget = 256

  /// - Parameters:
  ///   - configuration: The build configuration that conditions are about.
  ///   - projectFolder: Where included files are looked for that aren't beside the file.
  init(
    at path: String, configuration: String, projectFolder: String, files: FileList,
    read: @escaping (String) -> [UInt8]?
  ) {
    self.files = files
    self.read = read
    include(path, for: configuration, of: projectFolder)
  }

  private mutating func include(
    _ path: String, for configuration: String, of projectFolder: String
  ) {
    budget -= 1
    guard budget > 0, open.count < Self.depthLimit, open.insert(path).inserted,
      let bytes = read(path), bytes.count <= Self.sizeLimit, files.takes(bytes.count / 8 + 1)
    else { return settings.mayHaveMoreFlags = true }
    defer { open.remove(path) }
    for line in bytes.split(whereSeparator: \.isLineEnd) {
      let text = Self.trimmed(Self.withoutComment(line))
      if text.hasPrefix("#include") {
        guard
          let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst()
            .first.map(String.init)
        else { continue }
        let folders = [PathParts.folder(of: path), projectFolder]
        let candidates = folders.lazy.map { PathParts.resolved(name, in: $0) }
        if let found = candidates.compactMap(files.file(at:)).first {
          include(found, for: configuration, of: projectFolder)
        } else {
          settings.mayHaveMoreFlags = true
        }
      } else if let sign = text.firstIndex(of: "=", outside: "[" as Character, "]") {
        settings.set(
          Self.trimmed(text[..<sign]), to: Self.trimmed(text[text.index(after: sign)...]),
          configuration: configuration)
      }
    }
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> Substring {
    let text = String(decoding: line, as: UTF8.self)[...]
    guard let comment = text.firstRange(of: "//") else { return text }
    return text[..<comment.lowerBound]
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.trimming { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" })
  }
}

extension String {
  /// The first place of a character that is not between brackets.
  fileprivate func firstIndex(
    of character: Character, outside opening: Character, _ closing: Character
  ) -> String.Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case opening: depth += 1
      case closing: depth -= 1
      case character where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
