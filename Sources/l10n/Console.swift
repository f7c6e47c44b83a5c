import Diagnostics
import Foundation
import Workflows

/// Prints results to stdout and diagnostics to stderr.
struct Console {
  private let project: ProjectOptions

  init(_ project: ProjectOptions) { self.project = project }

  var isJSON: Bool { project.json }

  var isQuiet: Bool { project.quiet }

  /// Prints diagnostics as text, unless they are part of a JSON report on stdout.
  func report(_ diagnostics: [Diagnostic], isJSON: Bool) {
    guard !isJSON else { return }
    let shown = project.quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    Self.show(shown, color: project.color)
  }

  /// Prints diagnostics as text.
  static func show(_ diagnostics: [Diagnostic], color: ColorChoice = .auto) {
    let renderer = TextRenderer(usesColor: color.usesColor, source: bytes)
    write(renderer.render(diagnostics), to: .standardError)
  }

  /// Diagnostics as part of a JSON report.
  static func json(_ diagnostics: [Diagnostic]) -> [JSONText] {
    JSONRenderer(source: bytes).objects(for: diagnostics)
  }

  func report(_ report: ExtractReport, of outcome: ExtractOutcome, isCheck: Bool, isJSON: Bool) {
    if isJSON {
      let renderer = JSONRenderer(source: Self.bytes)
      let json = report.json(diagnostics: renderer.objects(for: outcome.diagnostics))
      return Self.write(json.text(indented: true) + "\n", to: .standardOutput)
    }
    guard !project.quiet else { return }
    Self.write(isCheck ? report.difference : report.text, to: .standardOutput)
    if let summary = report.summary(isCheck: isCheck) {
      Self.write(summary + "\n", to: .standardError)
    }
  }

  func report(_ report: FormatReport, of outcome: FormatOutcome, isCheck: Bool, isJSON: Bool) {
    if isJSON {
      let renderer = JSONRenderer(source: Self.bytes)
      let json = report.json(diagnostics: renderer.objects(for: outcome.diagnostics))
      return Self.write(json.text(indented: true) + "\n", to: .standardOutput)
    }
    guard !project.quiet else { return }
    Self.write(report.text, to: .standardOutput)
    if let summary = report.summary(isCheck: isCheck) {
      Self.write(summary + "\n", to: .standardError)
    }
  }

  /// What the ranges of diagnostics refer to.
  static func bytes(of path: String) -> [UInt8]? { DiskFileTree().shownText(of: path) }

  static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}

extension ColorChoice {
  fileprivate var usesColor: Bool { usesColor(for: STDERR_FILENO) }

  /// Whether what is written to a file descriptor is coloured.
  func usesColor(for descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: ProcessInfo.processInfo.environment["NO_COLOR"] == nil && isatty(descriptor) == 1
    }
  }
}
