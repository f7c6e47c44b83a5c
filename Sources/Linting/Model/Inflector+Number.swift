import Grammar
import Vocabulary

extension Inflector {
  /// A word's form for a number, in small letters.
  func form(of word: String, _ number: GrammaticalNumber) -> String {
    var request = Request()
    request.features.number = number
    return inflect(word, request).text.lowercased()
  }
}
