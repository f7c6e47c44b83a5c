import Foundation
import TestSupport
import Testing

@testable import Studio

/// What people can read: the contrast of the page's colours (WCAG 2.2, success criteria 1.4.3 and
/// 1.4.11), in both schemes.
@Suite struct ContrastTests {
  enum Scheme: CaseIterable { case light, dark }

  private static let style = PageFile.at("/studio.css").map {
    String(decoding: $0.bytes, as: UTF8.self)
  }

  /// The colours of a scheme by their names; those of the dark one stand second and replace others.
  private static func colours(_ scheme: Scheme) throws -> [String: Double] {
    let blocks = try #require(style).split(separator: ":root {").dropFirst()
      .map { $0.prefix { $0 != "}" } }
    try #require(blocks.count == 2)
    var colours: [String: Double] = [:]
    for block in scheme == .light ? blocks.prefix(1) : blocks.prefix(2) {
      for match in block.matches(of: #/--([a-z-]+):\s*#([0-9a-f]{3,6})/#) {
        let luminance: Double = try #require(Contrast.luminance(String(match.2)))
        colours[String(match.1)] = luminance
      }
    }
    return colours
  }

  /// Which colours stand on which.
  private static let texts = [
    "ink": ["paper", "sheet", "hover", "wash", "bad-wash", "warn-wash"],
    "soft": ["paper", "sheet", "hover", "wash", "bad-wash", "warn-wash"],
    "accent": ["paper", "sheet", "hover", "wash"], "on-accent": ["accent"],
    "bad": ["paper", "sheet", "hover", "wash", "bad-wash"],
    "warn": ["paper", "sheet", "warn-wash"], "good": ["paper", "sheet"],
    "token": ["token-wash", "sheet"], "mark": ["sheet"], "caret": ["paper", "sheet", "caret-wash"],
  ]

  @Test(arguments: Scheme.allCases)
  func textsCanBeRead(scheme: Scheme) throws {
    let colours = try Self.colours(scheme)
    for (text, papers) in Self.texts {
      for paper in papers {
        let contrast = Contrast.ratio(try #require(colours[text]), try #require(colours[paper]))
        #expect(contrast >= 4.5, "\(text) on \(paper): \(contrast)")
      }
    }
  }

  @Test(arguments: Scheme.allCases)
  func edgesOfControlsCanBeSeen(scheme: Scheme) throws {
    let colours = try Self.colours(scheme)
    for paper in ["paper", "sheet"] {
      for edge in ["edge", "accent", "bad", "warn", "good"] {
        let contrast = Contrast.ratio(try #require(colours[edge]), try #require(colours[paper]))
        #expect(contrast >= 3, "\(edge) on \(paper): \(contrast)")
      }
    }
  }

  /// A colour that nobody looked at would be in neither list.
  @Test func everyColourOfTextIsLookedAt() throws {
    let style = try #require(Self.style)
    let used = style.matches(of: #/[;{ ]color:\s*var\(--([a-z-]+)\)/#).map { String($0.1) }
    #expect(Set(used).subtracting(Self.texts.keys).sorted() == [])
  }
}
