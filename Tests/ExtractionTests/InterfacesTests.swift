import Foundation
import Reading
import TestSupport
import Testing

@testable import Extraction

/// What the tool holds of the interface files.
@Suite struct InterfacesTests {
  private static let folder = "Sources/ExtractionData/"

  @Test("interfaces.bytes is what `l10n-dev generate interfaces` makes of apis/")
  func areCurrent() throws {
    let files = try Repository.files(in: Self.folder + "apis", withSuffix: ".swiftinterface")
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { path in
        InterfaceFile(
          name: String(path.split(separator: "/").last ?? ""),
          source: Array(try Repository.text(path).utf8))
      }
    #expect(files.count > 15)
    let bytes = InterfaceFile.bytes(of: files)
    let written = try Data(
      contentsOf: Repository.root.appending(path: Self.folder + "interfaces.bytes"))
    #expect(Data(bytes) == written, "run `swift run l10n-dev generate interfaces`")
    #expect(Interfaces.programs.map(\.path) == files.map(\.name))
  }

  private static let source = """
    @resultBuilder public struct Builder<A, B: View>: Outer.Inner, P where A == [B], B: Hashable {
      init?(_ title: LocalizedStringKey, at places: (x: Int, Int)..., run: (Int?) -> Void = {})
      public static let zero: Self
      @Wrapped(1) var count: Int { get set }
      subscript<C>(index: C) -> A.Element { get }
      enum Kind { case one(name: String), two }
      fileprivate typealias Pairs<T> = [T: Any.Type]
      private class Hidden {}
    }
    extension Builder { func `default`() -> some View }
    func * (left: Money, right: Int) -> Money
    """

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = InterfaceFile.bytes(of: [
      InterfaceFile(name: "A.swiftinterface", source: Array(Self.source.utf8))
    ])
    let programs = try Interfaces.programs(from: bytes)
    guard case .type(let builder)? = programs.first?.members.first else {
      Issue.record("no type")
      return
    }
    #expect(builder.name == "Builder" && builder.members.count == 7)
    #expect(builder.generics.map(\.name) == ["A", "B"] && builder.requirements.count == 2)
    #expect(builder.attributes.map(\.name.simpleName) == ["resultBuilder"])
    guard case .function(let initializer) = builder.members[0] else {
      Issue.record("no initializer")
      return
    }
    #expect(initializer.isFailable && initializer.kind == .initializer)
    #expect(initializer.parameters.map(\.label) == [nil, "at", "run"])
    #expect(initializer.parameters.map(\.hasDefault) == [false, false, true])
    #expect(initializer.parameters.map(\.isVariadic) == [false, true, false])
    guard case .type(let hidden) = builder.members[6], case .alias(let pairs) = builder.members[5],
      case .variable(let zero) = builder.members[1]
    else {
      Issue.record("other members")
      return
    }
    #expect(hidden.access == .file && hidden.kind == .class && pairs.access == .file)
    #expect(initializer.access == .module && zero.access == .everywhere && zero.isStatic)
  }

  /// Each prefix ends in an error and never in a trap.
  @Test func whatIsCutOffIsRefused() {
    let bytes = InterfaceFile.bytes(of: [
      InterfaceFile(name: "A.swiftinterface", source: Array(Self.source.utf8))
    ])
    for count in bytes.indices {
      #expect(throws: ByteCodingError.self) {
        try Interfaces.programs(from: Array(bytes.prefix(count)))
      }
    }
  }
}
