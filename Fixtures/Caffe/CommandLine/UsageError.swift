/// A command line that the program can't follow.
enum UsageError: Error, Equatable {
  case unknown(String)
  case missingValue(String)
  /// An option, its value, and what it takes instead.
  case wrongValue(String, String, String)

  var message: String {
    switch self {
    case .unknown(let argument): "unknown argument \"\(argument)\""
    case .missingValue(let name): "\(name) needs a value"
    case .wrongValue(let name, let value, let expected):
      "\(name) can't be \"\(value)\"; give \(expected)"
    }
  }
}
