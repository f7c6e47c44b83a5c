/// A file of the project that a client may show its model.
struct ResourceDescription: Encodable, Sendable {
  var uri: String
  var name: String
  var description: String
  var mimeType: String
}

struct ResourceList: Encodable, Sendable {
  var resources: [ResourceDescription]
}

struct ResourceTemplateList: Encodable, Sendable {
  var resourceTemplates: [ResourceDescription] = []
}

struct ReadResource: Decodable, Sendable {
  var uri: String
}

struct ResourceContents: Encodable, Sendable {
  struct Content: Encodable, Sendable {
    var uri: String
    var mimeType: String
    var text: String
  }

  var contents: [Content]
}
