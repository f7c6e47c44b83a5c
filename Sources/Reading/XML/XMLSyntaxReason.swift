import Foundation

/// What is wrong with an XML text, in a person's words, from libxml2's error.
///
/// - Parameter end: What the file should not end before.
package func xmlSyntaxReason(_ error: (any Error)?, end: String) -> String {
  let code = error.map { ($0 as NSError).code }
  switch code {
  case 5: return "the file ends before \(end) does; is it complete?"
  case 9: return "a control character is not allowed in XML; remove it"
  case 23: return "a reference lacks its ';'; write &amp; for a plain '&'"
  case 26, 27: return "unknown entity; write &amp; for a plain '&'"
  case 68: return "a name is missing; write &amp; for a plain '&' and &lt; for a plain '<'"
  case 76: return "start and end tag differ; close the inner element first"
  default: return "not well-formed XML (error \(code ?? 0) of libxml2); repair the markup here"
  }
}
