import Extraction
import Locking
package import Reading

/// What files were asked, with what tells each answer from another.
package struct FileAnswers: Sendable {
  private var answered: [Answered]

  private struct Answered: Sendable, ByteCodable {
    var question: FileQuestion
    var answer: ContentHash

    func write(to writer: inout ByteWriter) {
      question.write(to: &writer)
      answer.write(to: &writer)
    }

    init(question: FileQuestion, answer: ContentHash) {
      (self.question, self.answer) = (question, answer)
    }

    init(from reader: inout ByteReader) throws(ByteCodingError) {
      question = try FileQuestion(from: &reader)
      answer = try ContentHash(from: &reader)
    }
  }

  /// So many questions are asked in one go: each takes a few microseconds.
  private static let portion = 64

  init(_ answers: [FileQuestion: ContentHash]) {
    answered = answers.map { Answered(question: $0.key, answer: $0.value) }
    // A walk takes longest, so it starts first; what is read follows.
    let first = answered.partition { !$0.question.isListing }
    answered[first...].sort {
      $0.question.path.utf8.lexicographicallyPrecedes($1.question.path.utf8)
    }
  }

  /// Whether the files give the same answers now; asked on all cores, until one is another.
  package func hold(in files: any FileTree) -> Bool {
    let listings = answered.prefix { $0.question.isListing }.count
    let starts = stride(from: listings, to: answered.count, by: Self.portion)
    let portions =
      (0..<listings).map { $0..<$0 + 1 }
      + starts.map { $0..<min($0 + Self.portion, answered.count) }
    let (known, isSame) = (answered, Locked(true))
    _ = parallelMap(portions) { _, portion in
      for one in known[portion] where isSame.withLock({ $0 }) {
        guard one.question.answer(of: files) != one.answer else { continue }
        isSame.withLock { $0 = false }
      }
    }
    return isSame.withLock { $0 }
  }
}

extension FileAnswers: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(answered) }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    answered = try reader.list()
  }
}

extension FileQuestion {
  fileprivate var isListing: Bool {
    if case .listings = kind { return true }
    return false
  }

  fileprivate var path: String {
    switch kind {
    case .listings(let roots, _): roots.first ?? ""
    case .names(let path), .bytes(let path, _), .size(let path), .realPath(let path): path
    }
  }
}
