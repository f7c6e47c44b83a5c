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

  private var places: [Place] = []

  /// Whether a fix would change again what one of the same rule wrote.
  func hold(_ fix: RuleFix) -> Bool {
    places.contains { place in
      place.rule == fix.rule && fix.edits.contains { Self.isWithin($0.range, place.range) }
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
    let edits = fixes.flatMap(\.edits)
    for index in places.indices {
      let range = places[index].range
      let start = Self.moved(range.lowerBound, by: edits, toEnd: false)
      places[index].range = start..<max(start, Self.moved(range.upperBound, by: edits, toEnd: true))
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
  }

  /// Where an offset of the file before some edits is behind them; one inside of a part that was
  /// replaced moves to an edge of it.
  private static func moved(_ offset: Int, by edits: [FixIt.Edit], toEnd: Bool) -> Int {
    var growth = 0
    for edit in edits {
      let length = edit.replacement.utf8.count
      if edit.range.upperBound <= offset {
        growth += length - edit.range.count
      } else {
        guard edit.range.lowerBound < offset else { break }
        return edit.range.lowerBound + growth + (toEnd ? length : 0)
      }
    }
    return offset + growth
  }
}
