import ExtractionData
import SwiftParser

/// What is known of the standard library and Apple's frameworks: the interface files of
/// `ExtractionData`, read once per process.
enum Interfaces {
  static let programs: [SourceProgram] = parallelMap(Array(0..<extraction_interface_count())) {
    _, position in
    let file = extraction_interface(position)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceReader.read(path: String(cString: file.name), bytes: Array(bytes))
  }
}
