import Testing

@testable import Grammar

@Suite struct RolesTests {
  /// A role whose bit lies behind the last of the 64 would be none, without a word of the compiler.
  @Test func eachTagHasARole() {
    for tag in Roles.tags {
      let role = Array(tag.utf8).withUnsafeBufferPointer { Roles(tag: $0) }
      #expect(!role.isEmpty, "\(tag)")
    }
  }
}
