import PlainBytes
import Reading

extension SpecifierParser {
  /// Takes the digits of `%1#@name@`, which may only stand directly in front of `#@`.
  mutating func readVariableWidth() {
    let digits = offset
    if let number = readNumber(), hasPrefix("#@") {
      draft.width = .literal(number)
      draft.flags.insert(.alternateForm)
      offset += 1
    } else {
      offset = digits
    }
  }

  /// Reads the rest of `%#@name@`, from its first `@` on.
  ///
  /// Foundation takes everything up to the next `@` for the name; a percent sign or the end of the
  /// line shows that it was forgotten.
  mutating func variable() -> SpecifierStep {
    let open = offset
    var end = open + 1
    while end < bytes.count, isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: ")"),
      bytes[end] != UInt8(ascii: "@")
    {
      end += 1
    }
    guard byte(at: end) == UInt8(ascii: "@") else {
      offset = open + 1
      while offset < end, bytes[offset].mayBeWordPart { offset += 1 }
      return refused(offset == open + 1 ? .emptyName : .unclosedName)
    }
    offset = end + 1
    if end == open + 1 { return refused(.emptyName) }
    if let refusal { return refused(refusal) }
    let name = name(in: (open + 1)..<end)
    var step = found(
      .variable(
        VariableSpecifier(
          position: draft.position, width: draft.width?.literal, argument: nil, name: name)))
    if !options.contains(.variables) {
      step.problems.append(problem(.variableNotAllowed))
    } else if name.text.utf8.contains(UInt8(ascii: " ")) {
      step.problems.append(problem(.spaceInName))
    }
    return step
  }

  /// Takes `arg`.
  ///
  /// Foundation itself would read a hexadecimal fraction and "rg"; nobody means that.
  mutating func substitutionArgument() -> SpecifierStep {
    offset += 3
    var step = found(.substitutionArgument(nil))
    if !options.contains(.substitutionArgument) {
      step.problems.append(problem(.substitutionArgumentNotAllowed))
    }
    return step
  }
}

/// Whether a byte may be part of a name in parentheses or between `@`.
func isNameByte(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "%") && byte != UInt8(ascii: ")")
}
