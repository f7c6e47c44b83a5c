import Catalogs
import Diagnostics
import Reading

/// What becomes of a String Catalog's comment in the comments of other formats.
struct CommentSurvival {
  private let comment: String
  /// The comment as it is read back.
  private let read: String

  /// - Parameter inXML: Whether the comment stands in a `.stringsdict`.
  init(_ comment: String, inXML: Bool) {
    self.comment = comment
    read = (inXML ? commentLines(xmlComment(comment)) : writtenCommentLines(comment))
      .joined(separator: "\n")
  }

  func losses(key: String) -> [ConversionLoss] {
    guard !read.isExactly(comment) || comment == noComment || comment.hasPrefix("l10n: stale")
    else { return [] }
    return [
      ConversionLoss(
        .comment, key: key,
        "the comment is written otherwise: what would end it, space around its lines, and line ends "
          + "other than LF can't stay")
    ]
  }
}

/// A comment in XML, which two hyphens would end early.
func xmlComment(_ comment: String) -> String {
  var text = ""
  for scalar in comment.unicodeScalars {
    if scalar == "-", text.unicodeScalars.last == "-" { text += " " }
    // No reference can stand in a comment, so a carriage return would be read as a line feed.
    let survives = scalar.isXMLCharacter && scalar != "\r"
    text.unicodeScalars.append(survives ? scalar : "\u{FFFD}")
  }
  return text.unicodeScalars.last == "-" ? text + " " : text
}
