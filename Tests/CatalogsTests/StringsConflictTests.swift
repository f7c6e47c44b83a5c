import Catalogs
import Diagnostics
import TestSupport
import Testing

/// `.strings` files with the markers of what git couldn't merge.
@Suite struct StringsConflictTests {
  private static let ours = "<<<<<<< HEAD\n\"A\" = \"1\";\n"
  private static let base = "||||||| base\n\"A\" = \"0\";\n"
  private static let theirs = "=======\n\"A\" = \"2\";\n>>>>>>> other\n"

  /// Who chooses one of the sides has the key once; what stands beside the conflict stays twice.
  @Test(arguments: [
    (ours + theirs, 0), (ours + base + theirs, 0),
    ("\"A\" = \"0\";\n" + ours + theirs, 1), (ours + theirs + "\"A\" = \"3\";\n", 1),
    ("<<<<<<< HEAD\n\"A\" = \"1\";\n\"A\" = \"2\";\n=======\n>>>>>>> other\n", 1),
    ("\"A\" = \"1\";\n// =======\n\"A\" = \"2\";\n", 1),
  ])
  func sidesAreNoKeysTwice(text: String, count: Int) {
    let found = StringsDocument(text).diagnostics
    #expect(found.count { $0.id == Diagnostic.repeatedKeyID } == count)
    let markers = text.split(separator: "\n").count { line in
      ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
    }
    #expect(found.count { $0.message.hasPrefix("git's conflict marker") } == markers)
  }
}
