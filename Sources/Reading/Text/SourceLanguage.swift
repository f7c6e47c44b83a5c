/// What a file of code is written in, by its name.
package enum SourceLanguage: Hashable, Sendable, CaseIterable {
  case swift
  /// C, and what is built on it: Objective-C, C++.
  case c
  /// What files in such a language include.
  case header

  /// - Returns: nil for a file that holds no code.
  package init?(path: String) {
    let suffix = PathParts.fileExtension(of: path)
    guard let language = Self.allCases.first(where: { $0.extensions.contains(suffix) }) else {
      return nil
    }
    self = language
  }

  /// What stands behind the last dot of its files' names, in the case of letters that compilers ask
  /// for (Clang: `-x`, "types of input by suffix"; Xcode's list of file types).
  package var extensions: [Substring] {
    switch self {
    case .swift: ["swift"]
    case .c: ["m", "mm", "M", "c", "cc", "cpp", "cxx"]
    case .header: ["h", "hh", "hpp", "hxx", "pch"]
    }
  }

  /// The suffixes of all files of code, with their dots.
  package static let suffixes = allCases.flatMap { $0.extensions.map { ".\($0)" } }
}
