import Foundation

/// A program that was run to its end, with what it cost.
///
/// `Foundation.Process` doesn't tell what a child used, so it is started and waited for here.
struct ChildProcess {
  /// The seconds that processors spent on it, so that others on the machine don't count.
  var processorSeconds: Double
  /// The most memory that it held, in bytes.
  var peakMemory: Int
  /// Its exit code; nil if a signal ended it.
  var exitCode: Int32?

  /// Runs a program without input and without the user's folders, in which it could find what it
  /// did before; what it prints is thrown away.
  ///
  /// - Returns: nil if it could not be started.
  init?(_ program: String, _ arguments: [String]) {
    guard let identifier = Self.start(program, arguments) else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
    peakMemory = usage.ru_maxrss
    #else
    peakMemory = usage.ru_maxrss * 1024
    #endif
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func start(_ program: String, _ arguments: [String]) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let surroundings = ProcessInfo.processInfo.environment
      .filter { !["HOME", "XDG_CACHE_HOME"].contains($0.key) }
      .map { strdup("\($0.key)=\($0.value)") }
    defer { for variable in surroundings { free(variable) } }
    var identifier: pid_t = 0
    let error = posix_spawn(
      &identifier, program, &actions, nil, words + [nil], surroundings + [nil])
    return error == 0 ? identifier : nil
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
