import Diagnostics
import Foundation

extension CatalogSource {
  /// No catalog is larger than this; what is, was made to hurt.
  static let maximumSize = 64 << 20

  /// The file's bytes, or why there are none.
  func bytes() -> Result<[UInt8], ReadingError> {
    switch content {
    case .bytes(let bytes):
      return bytes.count <= Self.maximumSize ? .success(bytes) : .failure(.tooLarge)
    case .file(let url, let root):
      let file = url.resolvingSymlinksInPath()
      // A link may have been put there since the folder was listed.
      guard FolderListing.isInside(url, root) else { return .failure(.outside) }
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular,
        let handle = try? FileHandle(forReadingFrom: file)
      else { return .failure(.unreadable) }
      defer { try? handle.close() }
      // The size that a file says it has need not be how much it gives.
      guard let data = try? handle.read(upToCount: Self.maximumSize + 1) else {
        return .failure(.unreadable)
      }
      return data.count <= Self.maximumSize ? .success(Array(data)) : .failure(.tooLarge)
    }
  }

  /// Why a file was not read.
  enum ReadingError: Error {
    case tooLarge
    case outside
    case unreadable
  }

  func diagnostic(for error: ReadingError) -> Diagnostic {
    let message =
      switch error {
      case .tooLarge:
        "the file is larger than \(Self.maximumSize >> 20) MB and is not read; split it"
      case .outside: "the file is a link out of its folder and is not read; copy it"
      case .unreadable: "the file can't be read; check that it is one and may be read"
      }
    return Diagnostic(
      id: "unreadable-file", severity: .error, message: message,
      location: Location(file: file))
  }
}
