/// What most tools are told of.
extension Schema {
  static let table = text("A table's name from `plan`.", longest: Limits.table)
  static let key = text("The key, exactly as `read` gives it.", longest: Limits.key)
  static let language = text("A language tag, such as `es`.", longest: Limits.language)
  static let cursor = text("`nextCursor` of the page before.", longest: Limits.cursor)
}
