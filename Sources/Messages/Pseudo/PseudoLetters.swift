import Reading

/// How the words that people see are changed for a pseudo-locale.
enum PseudoLetters {
  private static let small = Array("áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž".unicodeScalars)
  private static let capital = Array("ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars)

  /// RIGHT-TO-LEFT MARK and OVERRIDE before a word, POP DIRECTIONAL FORMATTING and the mark behind
  /// it, as Android's `ar-XB` has them: arguments between words keep their own direction.
  private static let rightToLeft = (before: "\u{200F}\u{202E}", after: "\u{202C}\u{200F}")

  /// The text with all letters of the basic Latin alphabet accented, one scalar for one.
  static func accented(_ text: Substring) -> String {
    changingWords(of: text) { word, output in
      for scalar in word.unicodeScalars {
        switch scalar {
        case "a"..."z": output.unicodeScalars.append(small[Int(scalar.value - 0x61)])
        case "A"..."Z": output.unicodeScalars.append(capital[Int(scalar.value - 0x41)])
        default: output.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// The text with every word that has a letter shown from right to left.
  static func rightToLeft(_ text: Substring) -> String {
    changingWords(of: text) { word, output in
      let hasLetter = word.contains(where: \.isLetter)
      output += hasLetter ? rightToLeft.before + word + rightToLeft.after : String(word)
    }
  }

  /// Web addresses, and the parameters of App Intents (`${name}`), are for programs.
  private static func changingWords(
    of text: Substring, _ change: (Substring, inout String) -> Void
  ) -> String {
    var output = ""
    var rest = text
    while let first = rest.first {
      let isSpace = first.isWhitespace
      let part = rest.prefix { $0.isWhitespace == isSpace }
      rest = rest[part.endIndex...]
      if isSpace || part.contains("://") || part.contains("${") {
        output += part
      } else {
        change(part, &output)
      }
    }
    return output
  }

  /// What makes a text as long as its translations may become.
  ///
  /// The upper ends of the table in IBM's globalization guidelines: the shorter a text is, the more
  /// it may grow.
  ///
  /// - Parameter length: How many characters people see of the text.
  static func padding(forLength length: Int) -> String {
    let percent =
      switch length {
      case ...10: 200
      case ...20: 100
      case ...30: 80
      case ...50: 60
      case ...70: 40
      default: 30
      }
    let words = accented("one two three four five six seven eight nine ten ")
    var padding = ""
    var missing = (length * percent + 99) / 100
    while missing > 0 {
      let part = words.prefix(missing)
      padding += part
      missing -= part.count
    }
    return String(padding.trimming(while: \.isWhitespace))
  }
}
