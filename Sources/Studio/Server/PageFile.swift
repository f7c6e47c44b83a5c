import StudioPage

/// A file of the page, as it is embedded.
struct PageFile: Sendable {
  let name: String
  let bytes: [UInt8]

  /// All files; nothing else can be asked for by name.
  static let all: [PageFile] = {
    var files: [PageFile] = []
    while let name = studio_page_file(files.count).name {
      let file = studio_page_file(files.count)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      files.append(PageFile(name: String(cString: name), bytes: Array(bytes)))
    }
    return files
  }()

  /// The file at a path of the server.
  static func at(_ path: String) -> PageFile? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    return all.first { $0.name == name }
  }

  /// What the browser takes it for.
  var type: String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
