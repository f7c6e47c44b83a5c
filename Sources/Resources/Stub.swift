package import Diagnostics
package import Extraction
package struct ResourceReader {
  package static func read(_ bytes: [UInt8], path: String, kind: ResourceKind) -> ResourceFile {
    ResourceFile(path: path, kind: kind, table: "", entries: [], diagnostics: [])
  }
}
package struct ObjectiveCExtractor {
  package init() {}
  package func extract(_ files: [(path: String, bytes: [UInt8])]) -> (entries: [ExtractedEntry], diagnostics: [Diagnostic]) { ([], []) }
}
