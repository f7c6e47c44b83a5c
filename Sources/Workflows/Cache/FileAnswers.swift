import Extraction
import Locking
package import Reading

/// What files were asked, with what tells each answer from another.
package struct FileAnswers: Sendable {
  private var answered: [Answered]

  private struct Answered: Sendable, ByteCodable {
    var question: FileQuestion
    var answer: ContentHash
    /// What the disk said of a file that was read, where its bytes need not be read again before that
    /// is something else; of the process alone, for a cache goes by bytes.
    var stamp: FileStamp?

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
      $0.question.path.precedesInBytes($1.question.path)
    }
  }

  /// Whether the files give the same answers now, by their bytes.
  package func hold(in files: any FileTree) -> Bool {
    checked(in: files, knowsStamps: false) != nil
  }

  /// The same answers, if the files give them now, where files whose stamp has not changed since the
  /// last time are not read again: for programs that hold a project open.
  package func holding(in files: any FileTree) -> FileAnswers? {
    checked(in: files, knowsStamps: true)
  }

  /// The answers once a file was written, for who knows what becomes of that which was made of them.
  package func writing(_ bytes: [UInt8], to path: String) -> FileAnswers {
    var answers = self
    let (content, size) = (FileQuestion.answer(bytes), FileQuestion.answer(String(bytes.count)))
    for index in answers.answered.indices where answers.answered[index].question.path == path {
      switch answers.answered[index].question.kind {
      case .bytes: answers.answered[index].answer = content
      case .size: answers.answered[index].answer = size
      case .listings, .names, .realPath: continue
      }
      answers.answered[index].stamp = nil
    }
    return answers
  }

  /// Asked on all cores, until one answer is another.
  private func checked(in files: any FileTree, knowsStamps: Bool) -> FileAnswers? {
    let listings = answered.prefix { $0.question.isListing }.count
    let starts = stride(from: listings, to: answered.count, by: Self.portion)
    let portions =
      (0..<listings).map { $0..<$0 + 1 }
      + starts.map { $0..<min($0 + Self.portion, answered.count) }
    let (known, isSame) = (answered, Locked(true))
    let stamps = parallelMap(portions) { _, portion -> [FileStamp?] in
      known[portion].map { one in
        guard isSame.withLock({ $0 }) else { return nil }
        let stamp = knowsStamps ? one.question.settledStamp(in: files) : nil
        if let stamp, stamp == one.stamp { return stamp }
        if one.question.answer(of: files) != one.answer { isSame.withLock { $0 = false } }
        return stamp
      }
    }
    guard isSame.withLock({ $0 }) else { return nil }
    var answers = self
    for (index, stamp) in stamps.joined().enumerated() { answers.answered[index].stamp = stamp }
    return answers
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

  /// What tells the file that was read from any later state of it; nil where nothing was read.
  ///
  /// An unreadable file has an answer too, and whoever makes it readable changes its stamp.
  fileprivate func settledStamp(in files: any FileTree) -> FileStamp? {
    guard case .bytes(let path, _) = kind else { return nil }
    return openings.reduce(files) { $0.opening($1) }.settledStamp(of: path)
  }

  fileprivate var path: String {
    switch kind {
    case .listings(let roots, _): roots.first ?? ""
    case .names(let path), .bytes(let path, _), .size(let path), .realPath(let path): path
    }
  }
}
