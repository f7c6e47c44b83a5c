import Testing

@testable import Messages

/// Every field of every form that Foundation takes.
@Suite struct SpecifierFormTests {
  struct Form: Sendable, CustomTestStringConvertible {
    var spelling: String
    var value: ValueSpecifier
    var type: ValueType
    var testDescription: String { spelling }

    init(
      _ spelling: String, _ conversion: SpecifierConversion, _ type: ValueType,
      position: Int? = nil, argument: Int? = nil, name: SpecifierName? = nil,
      flags: SpecifierFlags = [], width: SpecifierSize? = nil, precision: SpecifierSize? = nil,
      length: SpecifierLength? = nil
    ) {
      self.spelling = spelling
      self.type = type
      value = ValueSpecifier(conversion: conversion)
      value.position = position
      value.argument = argument ?? position ?? 1
      value.name = name
      value.flags = flags
      value.width = width
      value.precision = precision
      value.length = length
    }
  }

  static let conversions: [Form] = [
    Form("%@", .object, .object),
    Form("%d", .decimal, .signedInteger(bits: 32)),
    Form("%i", .integer, .signedInteger(bits: 32)),
    Form("%u", .unsigned, .unsignedInteger(bits: 32)),
    Form("%x", .hexadecimal, .unsignedInteger(bits: 32)),
    Form("%X", .uppercaseHexadecimal, .unsignedInteger(bits: 32)),
    Form("%o", .octal, .unsignedInteger(bits: 32)),
    Form("%f", .fixed, .floatingPoint(.double)),
    Form("%F", .uppercaseFixed, .floatingPoint(.double)),
    Form("%e", .scientific, .floatingPoint(.double)),
    Form("%E", .uppercaseScientific, .floatingPoint(.double)),
    Form("%g", .general, .floatingPoint(.double)),
    Form("%G", .uppercaseGeneral, .floatingPoint(.double)),
    Form("%a", .hexadecimalFloat, .floatingPoint(.double)),
    Form("%A", .uppercaseHexadecimalFloat, .floatingPoint(.double)),
    Form("%c", .character, .character(bits: 8)),
    Form("%C", .utf16Character, .character(bits: 16)),
    Form("%s", .cString, .cString(bits: 8)),
    Form("%S", .utf16String, .cString(bits: 16)),
    Form("%p", .pointer, .pointer),
  ]

  static let lengths: [Form] = [
    Form("%hhd", .decimal, .signedInteger(bits: 8), length: .hh),
    Form("%hd", .decimal, .signedInteger(bits: 16), length: .h),
    Form("%ld", .decimal, .signedInteger(bits: 64), length: .l),
    Form("%lld", .decimal, .signedInteger(bits: 64), length: .ll),
    Form("%qi", .integer, .signedInteger(bits: 64), length: .q),
    Form("%zd", .decimal, .signedInteger(bits: 64), length: .z),
    Form("%td", .decimal, .signedInteger(bits: 64), length: .t),
    Form("%jd", .decimal, .signedInteger(bits: 64), length: .j),
    Form("%hhu", .unsigned, .unsignedInteger(bits: 8), length: .hh),
    Form("%hx", .hexadecimal, .unsignedInteger(bits: 16), length: .h),
    Form("%lu", .unsigned, .unsignedInteger(bits: 64), length: .l),
    Form("%llX", .uppercaseHexadecimal, .unsignedInteger(bits: 64), length: .ll),
    Form("%zu", .unsigned, .unsignedInteger(bits: 64), length: .z),
    Form("%lf", .fixed, .floatingPoint(.double), length: .l),
    Form("%Lg", .general, .floatingPoint(.longDouble), length: .L),
    Form("%lc", .character, .character(bits: 32), length: .l),
    Form("%ls", .cString, .cString(bits: 32), length: .l),
  ]

  static let everything: SpecifierFlags = [
    .leftAligned, .plusSign, .spaceForPlus, .alternateForm, .zeroPadded, .thousandsGrouped,
  ]

  static let pieces: [Form] = [
    Form("%1$@", .object, .object, position: 1),
    Form("%127$@", .object, .object, position: 127),
    Form("%01$@", .object, .object, position: 1),
    Form("%3$lld", .decimal, .signedInteger(bits: 64), position: 3, length: .ll),
    Form(
      "%1$(files)lld", .decimal, .signedInteger(bits: 64), position: 1,
      name: SpecifierName(text: "files", range: 4..<9), length: .ll),
    Form(
      "%(größe)@", .object, .object, name: SpecifierName(text: "größe", range: 2..<9)),
    Form("%5d", .decimal, .signedInteger(bits: 32), width: .literal(5)),
    Form(
      "%05d", .decimal, .signedInteger(bits: 32), flags: .zeroPadded, width: .literal(5)),
    Form("%-+ #0'd", .decimal, .signedInteger(bits: 32), flags: everything),
    Form("% d", .decimal, .signedInteger(bits: 32), flags: .spaceForPlus),
    Form("%.2f", .fixed, .floatingPoint(.double), precision: .literal(2)),
    Form("%.f", .fixed, .floatingPoint(.double), precision: .literal(0)),
    Form("%1.1f", .fixed, .floatingPoint(.double), width: .literal(1), precision: .literal(1)),
    Form(
      "%2$-8.3lf", .fixed, .floatingPoint(.double), position: 2, flags: .leftAligned,
      width: .literal(8), precision: .literal(3), length: .l),
    Form("%4095d", .decimal, .signedInteger(bits: 32), width: .literal(4095)),
    Form(
      "%*d", .decimal, .signedInteger(bits: 32), argument: 2, width: .argument(1, position: nil)),
    Form(
      "%*.*f", .fixed, .floatingPoint(.double), argument: 3, width: .argument(1, position: nil),
      precision: .argument(2, position: nil)),
    Form(
      "%1$*2$.*3$f", .fixed, .floatingPoint(.double), position: 1, width: .argument(2, position: 2),
      precision: .argument(3, position: 3)),
    Form("%.*s", .cString, .cString(bits: 8), argument: 2, precision: .argument(1, position: nil)),
  ]

  @Test(arguments: conversions + lengths + pieces)
  func form(_ form: Form) throws {
    let scan = SpecifierScan("«\(form.spelling)» ", options: [.partOfMessage])
    let specifier = try #require(scan.specifiers.first)
    #expect(specifier.range == 2..<(2 + form.spelling.utf8.count))
    var expected = form.value
    expected.name = expected.name.map {
      let range = ($0.range.lowerBound + 2)..<($0.range.upperBound + 2)
      return SpecifierName(text: $0.text, range: range)
    }
    #expect(specifier.kind == .value(expected))
    #expect(specifier.value?.type == form.type)
    #expect(scan.specifiers.count == 1)
    #expect(scan.problems.map(\.message) == [])
  }

  @Test func percentSign() {
    let scan = SpecifierScan("100%% of %%%@")
    #expect(scan.specifiers.map(\.range) == [3..<5, 9..<11, 11..<13])
    #expect(scan.specifiers.prefix(2).allSatisfy { $0.kind == .percentSign })
    #expect(scan.problems == [])
  }

  @Test(
    arguments: [
      ("%#@files@", nil, "files", 3..<8), ("%2$#@files@", 2, "files", 5..<10),
      ("%#@größe@", nil, "größe", 3..<10),
    ] as [(String, Int?, String, Range<Int>)])
  func variable(_ spelling: String, _ position: Int?, _ name: String, _ range: Range<Int>) {
    let scan = SpecifierScan(spelling, options: [.variables, .partOfMessage])
    let expected = VariableSpecifier(
      position: position, argument: position ?? 1, name: SpecifierName(text: name, range: range))
    #expect(scan.specifiers.map(\.kind) == [.variable(expected)])
    #expect(scan.problems == [])
  }

  @Test(
    arguments: [
      ("%1#@files@", nil, 1), ("%12#@files@", nil, 12), ("%-7#@files@", nil, 7),
      ("%2$1#@files@", 2, 1),
    ] as [(String, Int?, Int)])
  func variableWithWidth(_ spelling: String, _ position: Int?, _ width: Int) throws {
    let scan = SpecifierScan(spelling, options: [.variables, .partOfMessage])
    let end = spelling.utf8.count - 1
    #expect(
      scan.specifiers.map(\.kind) == [
        .variable(
          VariableSpecifier(
            position: position, width: width, argument: position ?? 1,
            name: SpecifierName(text: "files", range: end - 5..<end)))
      ])
    #expect(scan.problems == [])
  }

  @Test(arguments: ["%1 #@files@", "%1#files@", "%1 @", "%1#"])
  func noVariable(_ spelling: String) {
    let scan = SpecifierScan(spelling, options: .stringsdictFormat)
    #expect(scan.specifiers.allSatisfy { $0.value != nil || $0.isText })
    #expect(scan.problems.first?.range.lowerBound == 0)
  }

  @Test(arguments: ["100[% a]rabica", "50[%o]ff"])
  func text(_ marked: String) throws {
    let text = String(marked.filter { $0 != "[" && $0 != "]" })
    let scan = SpecifierScan(text)
    let specifier = try #require(scan.specifiers.first)
    #expect(specifier.isText && specifier.value == nil)
    #expect(text.marked(specifier.range) == marked)
    #expect(scan.arguments == [])
  }

  @Test func substitutionArgument() {
    let scan = SpecifierScan("%arg items in %2$@", options: .catalogSubstitution)
    #expect(scan.specifiers.first?.kind == .substitutionArgument(nil))
    #expect(scan.specifiers.first?.range == 0..<4)
    #expect(scan.problems == [])
  }

  @Test(arguments: ["lld", "d", "@", "lu", ".1f", "1$lld"])
  func formatValueType(_ text: String) throws {
    let value = try #require(ValueSpecifier(formatValueType: text))
    #expect(value.conversion == SpecifierConversion(rawValue: text.utf8.last ?? 0))
  }

  @Test(arguments: ["", "y", "d ", "%d", "dd", "n", "#@a@"])
  func noFormatValueType(_ text: String) {
    #expect(ValueSpecifier(formatValueType: text) == nil)
  }
}
