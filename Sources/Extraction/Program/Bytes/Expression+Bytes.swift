import Reading

extension Expression {
  /// What stands for each kind.
  ///
  /// A range without an end has one operand, which both sides share.
  enum Form: Int {
    case string, integer, float, boolean, null, regex, name, member, implicitMember, call
    case subscripted, array, dictionary, tuple, closure, ternary, prefix, infix, openRange
    case assignment, cast, typeTest, optionalChain, forceUnwrap, conditional, switched, keyPath
    case macro, type, other, modified
  }

  fileprivate var form: Form {
    switch kind {
    case .string: .string
    case .integer: .integer
    case .float: .float
    case .boolean: .boolean
    case .null: .null
    case .regex: .regex
    case .name: .name
    case .member(let base, _): base == nil ? .implicitMember : .member
    case .call: .call
    case .subscripted: .subscripted
    case .array: .array
    case .dictionary: .dictionary
    case .tuple: .tuple
    case .closure: .closure
    case .ternary: .ternary
    default: formWithOperands
    }
  }

  private var formWithOperands: Form {
    switch kind {
    case .prefix: .prefix
    case .infix(_, let left, let right): left === right ? .openRange : .infix
    case .assignment: .assignment
    case .cast: .cast
    case .typeTest: .typeTest
    case .optionalChain: .optionalChain
    case .forceUnwrap: .forceUnwrap
    case .conditional: .conditional
    case .switched: .switched
    case .keyPath: .keyPath
    case .macro: .macro
    case .type: .type
    case .modified: .modified
    default: .other
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(form)
    switch kind {
    case .integer, .float, .boolean, .null: return
    default: break
    }
    writer.write(place: offset)
    switch kind {
    case .string(let literal): literal.write(to: &writer)
    case .integer, .float, .boolean, .null, .regex: break
    case .name(let name, let arguments):
      writer.write(name)
      writer.write(arguments)
    case .member(let base, let name):
      if let base { writer.write(base) }
      writer.write(name)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      writer.write(callee)
      writer.write(arguments)
    case .array(let elements), .other(let elements): writer.write(elements)
    case .dictionary(let elements): writer.write(elements)
    case .tuple(let elements): writer.write(elements)
    case .closure(let closure): closure.write(to: &writer)
    case .type(let type): type.write(to: &writer)
    default: writeCompound(to: &writer)
    }
  }

  private func writeCompound(to writer: inout ByteWriter) {
    switch kind {
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { writer.write(part) }
    case .prefix(let name, let operand):
      writer.write(name)
      writer.write(operand)
    case .infix(let name, let left, let right):
      writer.write(name)
      writer.write(left)
      if left !== right { writer.write(right) }
    case .assignment(let target, let value):
      writer.write(target)
      writer.write(value)
    case .cast(let value, let type, let cast):
      writer.write(value)
      type.write(to: &writer)
      writer.write(cast)
    case .typeTest(let value), .optionalChain(let value), .forceUnwrap(let value):
      writer.write(value)
    default: writeOther(to: &writer)
    }
  }

  private func writeOther(to writer: inout ByteWriter) {
    switch kind {
    case .conditional(let conditional): conditional.write(to: &writer)
    case .switched(let switched): switched.write(to: &writer)
    case .keyPath(let root, let names):
      writer.write(root)
      writer.write(names)
    case .macro(let name, let arguments):
      writer.write(name)
      writer.write(arguments)
    case .modified(let base, let branches):
      writer.write(base)
      writer.write(branches)
    default: break
    }
  }
}

extension Expression.Kind {
  init(
    _ form: Expression.Form, from reader: inout ByteReader
  ) throws(ByteCodingError) {
    switch form {
    case .string: self = .string(try StringLiteral(from: &reader))
    case .integer: self = .integer
    case .float: self = .float
    case .boolean: self = .boolean
    case .null: self = .null
    case .regex: self = .regex
    case .name: self = .name(try reader.text(), try reader.list())
    case .member: self = .member(try reader.expression(), try reader.text())
    case .implicitMember: self = .member(nil, try reader.text())
    case .call: self = .call(try reader.expression(), try reader.list())
    case .subscripted: self = .subscripted(try reader.expression(), try reader.list())
    case .array: self = .array(try reader.expressions())
    case .other: self = .other(try reader.expressions())
    case .dictionary: self = .dictionary(try reader.list())
    case .tuple: self = .tuple(try reader.list())
    case .closure: self = .closure(try Closure(from: &reader))
    case .type: self = .type(try TypeReference(from: &reader))
    default: self = try Self.compound(form, from: &reader)
    }
  }

  private static func compound(
    _ form: Expression.Form, from reader: inout ByteReader
  ) throws(ByteCodingError) -> Expression.Kind {
    switch form {
    case .ternary:
      let condition = try reader.expression()
      let then = try reader.expression()
      return .ternary(condition: condition, then: then, otherwise: try reader.expression())
    case .prefix: return .prefix(try reader.text(), try reader.expression())
    case .infix:
      return .infix(try reader.text(), try reader.expression(), try reader.expression())
    case .openRange:
      let name = try reader.text()
      let operand = try reader.expression()
      return .infix(name, operand, operand)
    case .assignment: return .assignment(try reader.expression(), try reader.expression())
    case .cast:
      let value = try reader.expression()
      return .cast(value, try TypeReference(from: &reader), try reader.choice())
    case .typeTest: return .typeTest(try reader.expression())
    case .optionalChain: return .optionalChain(try reader.expression())
    case .forceUnwrap: return .forceUnwrap(try reader.expression())
    case .conditional: return .conditional(try IfStatement(from: &reader))
    case .switched: return .switched(try SwitchStatement(from: &reader))
    case .keyPath: return .keyPath(try reader.optional(), try reader.textList())
    case .macro: return .macro(try reader.text(), try reader.list())
    case .modified: return .modified(try reader.expression(), try reader.expressions())
    default: throw ByteCodingError()
    }
  }
}
