/// How long something took, and what the machine took for a reference in the same run.
struct BenchFigure: Codable {
  var name: String
  var seconds: Double
  var reference: String
  var referenceSeconds: Double

  /// The time in that of the reference: alike on slower and on busier machines.
  var ratio: Double { seconds / referenceSeconds }
}

/// What is measured beside a reference.
struct BenchSubject {
  var name: String
  var reference: String
  /// Makes the input, and hands back what is timed; both say how much they found, which is not
  /// nothing.
  var make: () -> (subject: () -> Int, reference: () -> Int)

  /// Measures both by turns; the fastest of each counts, for what is more is the machine's noise.
  ///
  /// - Returns: nil if one of them found nothing.
  func figure(runs: Int) -> BenchFigure? {
    let (subject, reference) = make()
    var figure = BenchFigure(
      name: name, seconds: .infinity, reference: self.reference, referenceSeconds: .infinity)
    for _ in 0..<max(runs, 1) {
      let (found, seconds) = Measure.seconds(subject)
      let (foundByReference, referenceSeconds) = Measure.seconds(reference)
      guard found > 0, foundByReference > 0 else { return nil }
      figure.seconds = min(figure.seconds, seconds)
      figure.referenceSeconds = min(figure.referenceSeconds, referenceSeconds)
    }
    return figure
  }
}
