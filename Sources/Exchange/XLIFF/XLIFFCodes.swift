/// What the inline codes of a unit of XLIFF 2 stand for: the text that a tool found in their place, and
/// keeps beside the segments (OASIS, XLIFF Version 2.1, 4.7.2 "Inline Content").
struct XLIFFCodes {
  private var originals: [String: String] = [:]
  private var openData: String?
  private(set) var isReadingData = false
  /// What the ends of the pairs that are open stand for.
  private var pairEnds: [String] = []
  /// In bytes: a long text in the place of many short codes would fill the memory.
  private var room: Int

  /// - Parameter fileSize: In bytes; what codes stand for may take as much again.
  init(fileSize: Int) { room = max(1 << 24, fileSize) }

  mutating func startUnit() {
    originals = [:]
    pairEnds = []
  }

  mutating func startData(_ id: String?) {
    openData = id
    isReadingData = true
  }

  mutating func endData(_ text: String) {
    if let openData { originals[openData] = text }
    openData = nil
    isReadingData = false
  }

  /// - Returns: nil where the file doesn't say it.
  mutating func original(_ id: String?) -> String? {
    guard let id, let text = originals[id], text.utf8.count <= room else { return nil }
    room -= text.utf8.count
    return text
  }

  /// Begins a code that stands around words.
  ///
  /// - Returns: What its start stands for; nil where the file says neither that nor its end.
  mutating func startPair(_ attributes: [String: String]) -> String? {
    let ends = (
      start: original(attributes["dataRefStart"]), end: original(attributes["dataRefEnd"])
    )
    pairEnds.append(ends.end ?? "")
    return ends.start ?? (ends.end == nil ? nil : "")
  }

  /// - Returns: What the end of the innermost pair stands for.
  mutating func endPair() -> String { pairEnds.popLast() ?? "" }
}
