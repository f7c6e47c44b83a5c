extension FuzzSubject {
  static let xmlTokens = [
    "<", ">", "</", "/>", "<!--", "-->", "--", "<![CDATA[", "]]>", "<?", "?>",
    "<?xml version=\"1.0\"?>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<!DOCTYPE plist>", "&", "&amp;", "&#0;", "&#xD800;",
    "&#x110000;", "&b;", "=\"", "\" a=\"b\"", "<a>", "</a>", "<a b='c'/>", "xmlns:x=\"y\"",
    "encoding=\"UTF-16\"", "encoding=\"Latin-1\"", "xml:space=\"preserve\"",
  ]

  static let jsonTokens = [
    "{", "}", "[", "]", ":", ",", "\"", "\"a\" : ", "\"a\":{", "\\u0000", "\\ud800", "\\udc00",
    "\\u", "\\x",
    "null", "true", "1e400", "-0", "0.1", "1.", ".5", "+1", "Infinity", "//", "/*", "*/", "'",
    "{},",
  ]
}
