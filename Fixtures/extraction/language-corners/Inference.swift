import Foundation
import SwiftUI

protocol Countable {
  associatedtype Element
  var elements: [Element] { get }
}

extension Countable {
  var total: Int { elements.count }
  func first(_ count: UInt8) -> Element? { elements.first }
}

struct Playlist: Countable {
  struct Track: Hashable {
    var title: String
    var seconds: Int
    var rating: Float?
    var plays: UInt = 0
    var tags: [String: Int64] = [:]
    var range: Range<Int> { 0..<seconds }
    var album: Album? { nil }
  }

  final class Album: Hashable {
    static func == (a: Album, b: Album) -> Bool { a === b }
    func hash(into hasher: inout Hasher) {}
    var year: Int16 = 0
    var artist: String?
    lazy var cost = 9.99
    unowned(unsafe) var parent: Album?
  }

  enum Size: Int { case small = 1, large = 2 }
  enum Code: String { case a, b }
  enum Level: UInt8 { case low }

  var elements: [Track] = []
  var size = Size.small
  var seconds: Double { elements.reduce(0) { $0 + Double($1.seconds) } }
  var longest: Track? { elements.max { $0.seconds < $1.seconds } }
  var byTitle: [String: [Track]] { Dictionary(grouping: elements) { $0.title } }
  var pairs: [(name: String, length: Int)] { elements.map { ($0.title, $0.seconds) } }
  var counter = 0
  let volume = 0.5 as Float
  let limit = UInt16(3)
  let offset = -2
  let fraction = 1 / 3.0
  let shift = 1 << 3
  let flags: (loud: Bool, gain: Float) = (true, 2)
  let now = Date()
  static let shared = Playlist()
  static var maximum: Int64 = 100
  var computed: some BinaryInteger { elements.count }

  func average(of values: [Double]) -> Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }
  func pick<T>(_ a: T, _ b: T) -> T { a }
  func transform<T, U>(_ value: T, _ f: (T) -> U) -> U { f(value) }
  func overloaded(_ x: Int) -> String { "plain" }
  func overloaded(_ x: String) -> Int { 1 }
  func labelled(of x: Int) -> Int32 { 1 }
  func labelled(in x: Int) -> Double { 1 }
  func throwing() throws -> Float { 1 }
  func later() async -> UInt64 { 1 }
  subscript(index: Int) -> Track { elements[index] }
  subscript(title: String) -> Track? { elements.first { $0.title == title } }
}

extension Array where Element == Playlist.Track {
  var playtime: Int { map(\.seconds).reduce(0, +) }
}

extension Optional where Wrapped == String {
  var orDash: String { self ?? "–" }
}

extension Int {
  var minutes: Double { Double(self) / 60 }
  func clamped(_ range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}

@MainActor
struct InferenceView: View {
  @State private var list = Playlist()
  @State private var selection: Set<Playlist.Track> = []
  @State private var amount: Double = 1
  @State private var optional: Int?
  @AppStorage("count") private var stored = 3
  let lists: [String: Playlist] = [:]
  let matrix: [[Double]] = [[1]]
  let callback: (Int) -> Int32 = { Int32($0) }
  let any: Any = 1

  var body: some View {
    let track = list[0]
    let rest = list.elements.dropFirst().count
    let half = list.total / 2
    let value = list.transform(3) { Double($0) }
    let (index, name) = (1, "x")
    Group {
      Text("a \(list.total)")
      Text("b \(list.seconds)")
      Text("c \(list.longest?.title ?? "") \(list.longest?.seconds ?? 0)")
      Text("d \(track.rating ?? 0)")
      Text("e \(track.plays) \(track.tags["x"] ?? 0)")
      Text("f \(track.range.count)")
      Text("g \(track.album?.year ?? 0)")
      Text("h \(track.album?.artist ?? "none")")
      Text("i \(track.album?.cost ?? 0)")
      Text("j \(list.size.rawValue) \(Playlist.Code.a.rawValue)")
      Text("k \(Playlist.Level.low.rawValue)")
      Text("l \(list.byTitle["x"]?.count ?? 0)")
      Text("m \(list.pairs[0].name) \(list.pairs[0].length)")
      Text("n \(list.counter) \(list.volume) \(list.limit) \(list.offset)")
      Text("o \(list.fraction) \(list.shift) \(list.flags.gain)")
      Text("p \(Playlist.shared.total) \(Playlist.maximum)")
    }
    Group {
      Text("q \(list.average(of: [1, 2]) ?? 0)")
      Text("r \(list.pick(1, 2)) \(list.pick("a", "b"))")
      Text("s \(value) \(list.transform("a") { $0.count })")
      Text("t \(list.overloaded(1)) \(list.overloaded("x"))")
      Text("u \(list.labelled(of: 1)) \(list.labelled(in: 1))")
      Text("v \((try? list.throwing()) ?? 0)")
      Text("w \(list["x"]?.seconds ?? 0)")
      Text("x \(list.elements.playtime) \(list.elements.playtime.minutes)")
      Text("y \(list.longest?.title.uppercased().orDashed ?? "")")
      Text("z \((list.longest?.title).orDash)")
      Text("aa \(5.clamped(1...3))")
      Text("ab \(rest) \(index) \(name)")
      Text("ac \(half)")
      Text("ad \(amount)")
      Text("ae \(optional ?? stored)")
      Text("af \(matrix[0][0])")
      Text("ag \(matrix.flatMap { $0 }.max() ?? 0)")
      Text("ah \(callback(1))")
      Text("ai \(any as? Int ?? 0)")
      Text("aj \((any as? String) ?? "x")")
    }
    Group {
      Text("ak \(selection.count)")
      Text("al \(selection.first?.seconds ?? 0)")
      Text("am \(lists.keys.sorted().first ?? "")")
      Text("an \(lists.values.map(\.total).reduce(0, +))")
      Text("ao \(lists.mapValues { $0.seconds }["x"] ?? 0)")
      Text("ap \(Double(stored) * 1.5 + 2)")
      Text("aq \(amount > 1 ? amount : 1)")
      Text("ar \(stored % 2 == 0 ? stored / 2 : stored * 3 + 1)")
      Text("as \(min(stored, 3)) \(max(half, rest, 1))")
      Text("at \(sqrt(amount))")
      Text("au \(amount.rounded(.down)) \(Int(amount.rounded(.down)))")
      Text("av \(String(repeating: "x", count: 3))")
      Text("aw \(Array(list.elements.prefix(2)).count)")
      Text("ax \(list.elements.filter { $0.seconds > 1 }.map { $0.seconds }.reduce(0) { $0 + $1 })")
      Text("ay \(list.elements.firstIndex { $0.seconds > 1 } ?? -1)")
      Text("az \(list.elements.indices.last ?? 0)")
    }
    Group {
      Text("ba \(list.now.timeIntervalSince1970)")
      Text("bb \(list.now.formatted(.dateTime))")
      Text("bc \(stored.formatted()) \(amount.formatted(.percent))")
      Text("bd \(abs(list.offset))")
      Text("be \(name.count + name.utf8.count)")
      Text("bf \(name + "y" + String(index))")
      Text("bg \(name.split(separator: " ").map(String.init).joined())")
      Text("bh \(name.components(separatedBy: ",").count)")
      Text("bi \(name.replacingOccurrences(of: "a", with: "b"))")
      Text("bj \(index.description)")
      Text("bk \(list.size == .small ? 1 : list.size.rawValue)")
      Text("bl \(zip([1], [2.0]).map { $0.0 }.reduce(0, +))")
      Text("bm \(zip([1], [2.0]).map { $1 }.reduce(0, +))")
      Text("bn \(stride(from: 0, to: 10, by: 2).reversed().count)")
      Text("bo \(Double.pi)")
      Text("bp \(Int.max) \(Int32.max)")
      Text("bq \(Calendar.current.component(.day, from: list.now))")
      Text("br \(ProcessInfo.processInfo.processorCount)")
      Text("bs \(Locale.current.identifier)")
      Text("bt \(CGSize(width: 1, height: 2).width)")
    }
    ForEach(list.elements, id: \.self) { track in
      Text("ca \(track.title) \(track.seconds)")
    }
    ForEach(list.pairs, id: \.name) { pair in
      Text("cb \(pair.name) \(pair.length)")
    }
    ForEach(Array(list.elements.enumerated()), id: \.offset) { offset, track in
      Text("cc \(offset + 1) \(track.rating ?? 0)")
    }
    ForEach(list.byTitle.sorted { $0.key < $1.key }, id: \.key) { title, tracks in
      Text("cd \(title) \(tracks.count)")
    }
    ForEach(matrix.indices, id: \.self) { row in
      Text("ce \(row) \(matrix[row].reduce(0, +))")
    }
    if let rating = list.longest?.rating, let (first, last) = ends() {
      Text("cf \(rating) \(first) \(last)")
    }
    if let number = any as? UInt32 { Text("cg \(number)") }
    switch (optional, list.longest) {
    case (let number?, let track?): Text("ch \(number) \(track.title)")
    case (nil, .some(let track)): Text("ci \(track.seconds)")
    default: Text("cj")
    }
  }

  private func ends() -> (Int32, String)? { nil }

  func load(_ ids: [Int64], names: String...) async -> [String] {
    var result: [String] = []
    let later = await list.later()
    async let pending = list.later()
    for (position, id) in ids.enumerated() where id > 0 { result.append(String(localized: "da \(position) \(id)")) }
    for name in names { result.append(String(localized: "db \(name)")) }
    for i in stride(from: 0.0, through: 1, by: 0.1) { result.append(String(localized: "dc \(i)")) }
    for i in 0..<UInt8(4) { result.append(String(localized: "dd \(i)")) }
    for case let track? in [list.longest] { result.append(String(localized: "de \(track.seconds)")) }
    let all = await [String(localized: "df \(later) \(pending)")]
    let sums = ids.reduce(into: [Int64: Int]()) { $0[$1, default: 0] += 1 }
    result += sums.map { id, count in String(localized: "dg \(id) \(count)") }
    let compact = names.compactMap(Int.init)
    let floats = names.compactMap { Float($0) }
    let total = compact.reduce(0, +), mean = floats.isEmpty ? 0 : floats.reduce(0, +) / Float(floats.count)
    result.append(String(localized: "dh \(total) \(mean)"))
    var count = 0, ratio: CGFloat = 0, label = ""
    count += 1
    ratio += 0.5
    label += "x"
    result.append(String(localized: "di \(count) \(ratio) \(label)"))
    let sorted = ids.sorted(by: >), nested = [[1, 2], [3]].map(\.count)
    result.append(String(localized: "dj \(sorted[0]) \(nested.last!)"))
    let size = switch count { case 0: 1.5; default: 2.5 }
    let kind = if count > 1 { "many" } else { "one" }
    result.append(String(localized: "dk \(size) \(kind)"))
    let closure = { (x: Int, y: Double) -> Double in Double(x) * y }
    let lookup = ["a": 1, "b": 2], tuple = (id: ids[0], text: names[0])
    result.append(String(localized: "dl \(closure(1, 2)) \(lookup["a"]!) \(tuple.id) \(tuple.text)"))
    if let (key, value) = lookup.max(by: { $0.value < $1.value }) { result.append(String(localized: "dm \(key) \(value)")) }
    do { _ = try list.throwing() } catch { result.append(String(localized: "dn \(error.localizedDescription)")) }
    return result + all
  }
}

extension String {
  fileprivate var orDashed: String { isEmpty ? "–" : self }
}
