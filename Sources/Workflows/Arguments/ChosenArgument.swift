/// A value for an argument as a command line gives it: `VALUE` for the next one, `2=VALUE` by position.
struct ChosenArgument {
  /// From 0; nil for the next one.
  let position: Int?
  let value: String

  /// Why a text can't be used.
  struct Problem: Error { var message: String }

  init(_ text: String) throws(Problem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]) else {
      (position, value) = (nil, text)
      return
    }
    guard (1...127).contains(number) else {
      throw Problem(message: "`\(text)`: arguments count from 1 to 127")
    }
    (position, value) = (number - 1, String(parts[1]))
  }
}
