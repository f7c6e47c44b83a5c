/// How many bytes two texts have in common at their starts and at their ends, each counted as if the
/// other was not there.
struct SharedEnds {
  private(set) var start = 0
  private(set) var end = 0

  init(_ left: String, _ right: String) {
    var (left, right) = (left, right)
    left.withUTF8 { left in
      right.withUTF8 { right in
        let least = min(left.count, right.count)
        while start < least, left[start] == right[start] { start += 1 }
        while end < least, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
      }
    }
  }
}
