/// What libxml2 finds wrong with the markup of a file (`xmlParserErrors` in libxml/xmlerror.h).
enum XMLErrorCode {
  /// Nothing there looks like XML.
  static let noMarkup = 4
  /// The end is missing, or is not where the file ends.
  static let endOfDocument = 5
  /// A tag is closed by another one.
  static let differentTags = 76

  /// What is wrong and what to do, in a person's words.
  static let reasons: [Int: String] = [
    6: number, 7: number, 8: number,
    9: "a control character is not allowed in XML; remove it",
    22: name,
    23: "a reference lacks its ';'; write &amp; for a plain '&'",
    26: entity, 27: entity,
    33: quotation, 34: quotation,
    38: "an attribute's value holds a '<'; write &lt; for it",
    39: quotation, 40: quotation,
    41: "an attribute lacks its value; write name=\"value\"",
    42: "a tag has an attribute twice; remove one",
    45: "a comment lacks its end; close it with -->",
    47: "a processing instruction lacks its end; close it with ?>",
    56: declaration, 57: declaration,
    62: "a text holds ']]>'; write ]]&gt; for it",
    63: "a CDATA section lacks its end; close it with ]]>",
    64: "something stands in front of <?xml …?>; remove it, for the file has to start there",
    65: "a space is missing here, or a quotation mark is too many; look at the tag's attributes",
    68: name,
    73: "a tag lacks its '>'; close it",
    75: "an attribute lacks its '='; write name=\"value\"",
    76: "start and end tag differ; close the inner element first",
    77: "an element lacks its end tag; add it",
    80: "a comment holds '--'; leave one of the hyphens",
    96: declaration,
    201: "a name has a prefix that nothing declares; add xmlns:prefix=\"…\", or write it without",
  ]

  private static let number =
    "a reference such as &#65; stands for no character that XML allows; remove it"
  private static let name =
    "a name is missing; write &amp; for a plain '&' and &lt; for a plain '<'"
  private static let entity = "unknown entity; write &amp; for a plain '&'"
  private static let quotation =
    "a value lacks a quotation mark; put attributes' values between two"
  private static let declaration =
    "the XML declaration is malformed; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
}
