/// Letters of one script that look like letters of another.
enum LookAlikes {
  /// The Latin letter that a Cyrillic or Greek one looks like.
  static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "а", "α": "a"
    case "А", "Α": "A"
    case "В", "Β": "B"
    case "с", "ϲ": "c"
    case "С": "C"
    case "ԁ": "d"
    case "е": "e"
    case "Е", "Ε": "E"
    case "Н", "Η": "H"
    case "һ": "h"
    case "і", "ι": "i"
    case "І", "Ι": "I"
    case "ј": "j"
    case "Ј": "J"
    case "К", "Κ": "K"
    case "к", "κ": "k"
    case "М", "Μ": "M"
    case "Ν": "N"
    case "о", "ο": "o"
    case "О", "Ο": "O"
    case "р", "ρ": "p"
    case "Р", "Ρ": "P"
    case "ѕ": "s"
    case "Ѕ": "S"
    case "Т", "Τ": "T"
    case "т", "τ": "t"
    case "у", "γ": "y"
    case "У", "Υ": "Y"
    case "ν": "v"
    case "х", "χ": "x"
    case "Х", "Χ": "X"
    case "Ζ": "Z"
    default: nil
    }
  }

  /// Whether a Latin letter looks like one of a script.
  static func isLatinLikely(_ scalar: Unicode.Scalar, in script: ScriptSet) -> Bool {
    switch scalar {
    case "a", "e", "o", "p", "c", "x", "y", "i", "A", "B", "E", "K", "M", "H", "O", "P", "C", "T",
      "X", "I":
      script == .cyrillic || script == .greek && scalar != "c" && scalar != "C" && scalar != "e"
    case "k", "s", "j", "S", "J", "Y", "m", "t", "r", "b", "g", "h": script == .cyrillic
    case "n", "u": true
    case "v", "N", "Z", "w": script == .greek
    default: false
    }
  }
}
