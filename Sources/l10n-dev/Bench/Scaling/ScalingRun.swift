import Foundation

/// A case that was measured at 1x, 10x and 100x.
struct ScalingRun {
  var name: String
  /// What one run cost at each size, from the smallest; fewer if one failed.
  var costs: [Cost] = []

  struct Cost {
    var seconds: Double
    /// The most memory, in bytes.
    var memory: Int
    /// The bytes of the input.
    var size: Int
  }

  static let factors = [1, 10, 100]

  /// How the seconds grow: 1 is linear, 2 quadratic; nil where a run is too short to tell.
  ///
  /// It is the exponent of a growth by powers above some constant cost, which three sizes tell.
  var exponent: Double? {
    guard costs.count == Self.factors.count else { return nil }
    let (small, middle, large) = (costs[0].seconds, costs[1].seconds, costs[2].seconds)
    guard large - small > Self.leastGrowth else { return nil }
    // c + a, c + 10^k a and c + 100^k a: the quotient of the differences is 10^k + 1.
    let quotient = (large - small) / max(middle - small, Self.leastGrowth / 20)
    return log10(max(quotient - 1, 1))
  }

  /// How much more memory the input takes at 100x than at 1x, in sizes of the input.
  ///
  /// There is no exponent: what the program takes by itself hides what small inputs take. nil for
  /// inputs that are too small to tell.
  var memoryPerByte: Double? {
    guard costs.count == Self.factors.count, costs[2].size > 1_000_000 else { return nil }
    return Double(costs[2].memory - costs[0].memory) / Double(costs[2].size)
  }

  /// Seconds under which growth, and a twentieth of that at 10x, is the machine's noise.
  private static let leastGrowth = 0.5
}

/// Runs cases with the program `l10n`, each in a folder of its own.
struct ScalingProgram {
  var program: String
  private let folder: String

  init(program: String) {
    self.program = program
    folder = FileManager.default.temporaryDirectory.appending(path: "l10n-scaling-\(UUID())").path
  }

  /// Measures a case at all sizes.
  func run(_ scaling: ScalingCase) throws -> ScalingRun {
    var run = ScalingRun(name: scaling.name)
    for factor in ScalingRun.factors {
      guard let cost = try cost(of: scaling, factor) else { return run }
      run.costs.append(cost)
    }
    return run
  }

  /// Whether the program is there and runs.
  var isRunning: Bool { ChildProcess(program, ["--help"])?.exitCode == 0 }

  /// - Returns: nil if the command ends otherwise than with findings or without.
  private func cost(of scaling: ScalingCase, _ factor: Int) throws -> ScalingRun.Cost? {
    var cost: ScalingRun.Cost?
    let files = scaling.files(scaling.base * factor)
    let size = files.values.reduce(0) { $0 + $1.utf8.count }
    for _ in 0..<3 {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      for (path, text) in files { try MakeProject.write(text, to: folder + "/in/" + path) }
      let arguments = scaling.arguments.map { argument in
        if argument == "@out" { return folder + "/out" }
        if argument == "@text" { return files["text"] ?? "" }
        return argument.hasPrefix("@") ? folder + "/in" + argument.dropFirst() : argument
      }
      guard let child = ChildProcess(program, arguments), let code = child.exitCode, code < 2 else {
        return nil
      }
      let seconds = min(cost?.seconds ?? .infinity, child.processorSeconds)
      cost = ScalingRun.Cost(seconds: seconds, memory: child.peakMemory, size: size)
      // What takes long is measured well enough by one run.
      if seconds > 0.5 { break }
    }
    return cost
  }
}
