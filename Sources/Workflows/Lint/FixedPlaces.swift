import Diagnostics
import Reading

/// A safe repair of one file, and the rule whose it is.
struct RuleFix {
  var rule: String
  /// The key whose texts it repairs, all that can change by it; nil where that isn't sure.
  var key: ExactKey?
  /// In the order of the file; none touches another.
  var edits: [FixIt.Edit]
}

/// Where rules repaired a file, so that none repairs a place twice: a fix that calls for itself
/// would never end.
struct FixedPlaces {
  private struct Place {
    /// UTF-8 offsets in the file as it is now.
    var range: Range<Int>
    var rule: String
  }

  /// By their starts.
  private var places: [Place] = []
  /// The greatest end of each place and those before it.
  private var ends: [Int] = []

  /// Whether a fix would change again what one of the same rule wrote.
  func hold(_ fix: RuleFix) -> Bool {
    fix.edits.contains { edit in
      let range = edit.range
      let first = ends.partitioningIndex { $0 >= range.lowerBound }
      return places[first...].prefix { $0.range.lowerBound <= range.upperBound }
        .contains { $0.rule == fix.rule && Self.isWithin(range, $0.range) }
    }
  }

  /// Beside a place another mistake may begin, but what is inserted at its edge is inserted again.
  private static func isWithin(_ edit: Range<Int>, _ place: Range<Int>) -> Bool {
    if edit.isEmpty {
      return place.lowerBound <= edit.lowerBound && edit.lowerBound <= place.upperBound
    }
    if place.isEmpty {
      return edit.lowerBound < place.lowerBound && place.lowerBound < edit.upperBound
    }
    return edit.overlaps(place)
  }

  /// Takes note of fixes that were applied together, in the order of the file.
  mutating func add(_ fixes: [RuleFix]) {
    let shift = EditShift(fixes.flatMap(\.edits).map { TextEdit($0) })
    for index in places.indices {
      let range = places[index].range
      let start = shift.start(of: range.lowerBound)
      places[index].range = start..<max(start, shift.end(of: range.upperBound))
    }
    var growth = 0
    for fix in fixes {
      for edit in fix.edits {
        let start = edit.range.lowerBound + growth
        let length = edit.replacement.utf8.count
        places.append(Place(range: start..<(start + length), rule: fix.rule))
        growth += length - edit.range.count
      }
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    ends = places.map { place in
      end = max(end, place.range.upperBound)
      return end
    }
  }
}
