/// Generates an app of any size: views with localizable strings, models and services.
///
/// Two files of three are models and services, as in large apps; half of the services hold plain
/// strings only. Every name is made unique, so that the scan sees one large program.
struct SyntheticApp {
  var fileCount: Int
  /// How often the body of each file is repeated, for some 7 kB a file.
  private let repetitions = 12

  func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for number in 0..<fileCount {
      let (name, text) = file(number)
      files[name] = Array(text.utf8)
    }
    return files
  }

  /// The path and the text of a file by its number.
  func file(_ number: Int) -> (String, String) {
    switch number % 3 {
    case 0: ("Views/Screen\(number).swift", view(number))
    case 1: ("Models/Model\(number).swift", model(number))
    default: ("Services/Service\(number).swift", service(number))
    }
  }

  private func view(_ number: Int) -> String {
    let screens = (0..<4).map { part in screen(number, part) + interaction(number, part) }
    return "import SwiftUI\n\n" + screens.joined()
  }

  /// What a screen shows; its type is closed by `interaction`.
  private func screen(_ number: Int, _ part: Int) -> String {
    """
    struct Screen\(number)x\(part): View {
      let model: Model\(number + 1)x\(part)
      @State private var isShown = false
      @State private var offset: CGSize = .zero
      @State private var selection: Set<Int> = []
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Screen \(number) part \(part): \\(model.items.count) of \\(model.title)")
            .font(.title2)
            .foregroundStyle(.secondary)
          Text(verbatim: model.title)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
          ForEach(model.items) { item in
            Label("Item \(number).\(part) \\(item.amount)", systemImage: "star")
              .padding(.horizontal, 12)
              .padding(.vertical, isSelected(item) ? 8 : 4)
              .background(Color.accentColor.opacity(isSelected(item) ? 0.4 : 0.2))
              .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
              .onTapGesture { toggle(item) }
          }
          Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            .buttonStyle(.borderedProminent)
        }
        .navigationTitle("Title \(number)")
        .frame(maxWidth: .infinity, alignment: .leading)
        .offset(offset)
        .gesture(drag)
      }


    """
  }

  /// The part of a screen that holds no strings.
  private func interaction(_ number: Int, _ part: Int) -> String {
    """
      private var drag: some Gesture {
        DragGesture(minimumDistance: 8)
          .onChanged { value in
            withAnimation(.spring(duration: 0.2)) { offset = value.translation }
          }
          .onEnded { value in
            let isFar = abs(value.translation.width) > 120
            withAnimation(.spring(duration: 0.3)) {
              offset = isFar ? CGSize(width: value.translation.width * 4, height: 0) : .zero
            }
            if isFar { dismiss() }
          }
      }

      private func isSelected(_ item: Model\(number + 1)x\(part).Item) -> Bool {
        selection.contains(item.id)
      }

      private func toggle(_ item: Model\(number + 1)x\(part).Item) {
        if selection.contains(item.id) {
          selection.remove(item.id)
        } else {
          selection.insert(item.id)
        }
      }
    }


    """
  }

  private func model(_ number: Int) -> String {
    var text = "import Foundation\n\n"
    for part in 0..<repetitions {
      text += """
        struct Model\(number)x\(part): Codable, Hashable {
          var title: String
          var items: [Item]
          var created: Date = .now

          struct Item: Codable, Hashable, Identifiable {
            var id: Int
            var amount: Double
            var quantity: Int32
          }

          enum CodingKeys: String, CodingKey {
            case title = "title_of_model"
            case items = "all_items"
            case created
          }

          var total: Double { items.reduce(0) { $0 + $1.amount * Double($1.quantity) } }

          func item(withID id: Int) -> Item? {
            for item in items where item.id == id { return item }
            return nil
          }
        }


        """
    }
    return text
  }

  private func service(_ number: Int) -> String {
    var text = "import Foundation\nimport os\n\n"
    for part in 0..<repetitions {
      text += """
        final class Service\(number)x\(part): Sendable {
          private let session: URLSession
          private let logger = Logger(subsystem: "app.example", category: "service")

          init(session: URLSession = .shared) { self.session = session }

          func load(_ path: String, page: Int) async throws -> Data {
            var components = URLComponents()
            components.path = "/api/v1/\\(path)"
            components.queryItems = [URLQueryItem(name: "page", value: String(page))]
            guard let url = components.url else { throw URLError(.badURL) }
            let (data, response) = try await session.data(from: url)
            logger.debug("loaded \\(data.count) bytes from \\(path)")
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
              throw URLError(.badServerResponse)
            }
            return data
          }
        }


        """
    }
    return text
  }
}
