/// Tells the lines of a source that Apple's systems never compile.
enum PlatformScan {
  /// What a conditional block around a line says.
  private struct Block {
    /// Whether the part that is read is for Linux only.
    var isOnLinux: Bool
    /// Whether an earlier part is for Apple's systems, all of them.
    var hadApple: Bool
  }

  /// Whether each line stands under `#if !canImport(Darwin)`, or behind what is Apple's in a block.
  static func isOnlyOnLinux(_ lines: [Substring]) -> [Bool] {
    var blocks: [Block] = []
    return lines.map { line in
      let words = line.split(separator: " ")
      switch words.first {
      case "#if":
        let isApple = words.dropFirst() == ["canImport(Darwin)"]
        let isOnLinux = words.dropFirst().first == "!canImport(Darwin)" && !words.contains("||")
        blocks.append(Block(isOnLinux: isOnLinux, hadApple: isApple))
      case "#else", "#elseif":
        if let last = blocks.popLast() {
          blocks.append(Block(isOnLinux: last.hadApple, hadApple: last.hadApple))
        }
      case "#endif": _ = blocks.popLast()
      default: break
      }
      return blocks.contains(where: \.isOnLinux)
    }
  }
}
