import SwiftUI

struct RainbowText: View {
  private let title: LocalizedStringResource

  init(_ title: LocalizedStringResource) {
    self.title = title
  }

  var body: some View {
    Text(painted(AttributedString(localized: title, including: \.caffe)))
  }

  private func painted(_ text: AttributedString) -> AttributedString {
    var painted = text
    for (rainbow, range) in text.runs[\.rainbow] {
      guard let colors = rainbow?.colors, !colors.isEmpty else { continue }
      for (offset, index) in text.characters[range].indices.enumerated() {
        let next = text.characters.index(after: index)
        painted[index..<next].foregroundColor = colors[offset % colors.count]
      }
    }
    return painted
  }
}

extension RainbowAttribute.Value {
  fileprivate var colors: [Color] {
    switch self {
    case .plain: []
    case .fun: [.orange, .pink]
    case .extreme: [.red, .orange, .yellow, .green, .blue, .purple]
    }
  }
}
