package import Diagnostics
import Reading

/// The translation of a text that came first, where it comes with another one again.
package struct EarlierTranslation: Sendable {
  package var text: String
  /// The file that carries it.
  package var path: String
  package var range: Range<Int>?

  package init(text: String, path: String, range: Range<Int>?) {
    self.text = text
    self.path = path
    self.range = range
  }

  /// The place, to be told beside what contradicts it.
  package var note: Diagnostic.Note {
    Diagnostic.Note(
      message: "it is here first, as '\(text.shortened(to: 80))'",
      location: Location(file: path, range: range ?? 0..<0))
  }

  /// What is wrong, whoever finds it.
  package static let message = "this text comes twice, with different translations"
}

extension Sequence<ExchangeFile> {
  /// The texts of a file that came back which have different translations in it: the first ones,
  /// and how many more.
  ///
  /// - Parameter path: The file's path, as diagnostics name it.
  package func conflicts(path: String) -> [Diagnostic] {
    var first: [UnitPlace: (text: String, range: Range<Int>?)] = [:]
    var found = LimitedDiagnostics()
    for file in self {
      let filePlace = file.place
      for unit in file.units {
        guard let text = unit.target else { continue }
        let place = UnitPlace(file: filePlace, id: ExactKey(unit.id))
        guard let earlier = first[place] else {
          first[place] = (text, unit.range)
          continue
        }
        guard !earlier.text.isExactly(text) else { continue }
        let translation = EarlierTranslation(
          text: earlier.text, path: path, range: earlier.range)
        found.append(
          Diagnostic(
            id: Diagnostic.repeatedKeyID, severity: .error,
            message: EarlierTranslation.message + "; remove one",
            location: Location(file: path, range: unit.range ?? 0..<0, keyPath: [unit.id]),
            notes: [translation.note]))
      }
    }
    return found.all
  }
}

/// What makes two units of a file the same text.
private struct UnitPlace: Hashable {
  var file: ExchangeFile.Place
  var id: ExactKey
}
