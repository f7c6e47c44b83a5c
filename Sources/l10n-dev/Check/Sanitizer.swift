import Foundation

/// A sanitizer that the suite runs with, in a build of its own.
enum Sanitizer: String, CaseIterable {
  case thread, address

  /// Runs the suite in the current folder's package.
  ///
  /// - Returns: Whether all tests pass.
  func suitePasses() throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "test", "--sanitize", rawValue, "--scratch-path", ".build/sanitize-\(rawValue)",
    ]
    // What the caller has set is what is wanted.
    process.environment = options.merging(ProcessInfo.processInfo.environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// What it has to be told, so that what it reports is the package's own.
  ///
  /// Foundation leaks on Linux, and the checks of intrinsics that copy memory and of stacks
  /// whose function has returned report accesses that are right.
  private var options: [String: String] {
    switch self {
    case .thread: [:]
    case .address:
      ["ASAN_OPTIONS": "detect_leaks=0:replace_intrin=0:detect_stack_use_after_return=0"]
    }
  }
}
