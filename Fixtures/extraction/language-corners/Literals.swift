import Foundation
import SwiftUI

struct Literals: View {
  let name = "Ada"
  let count = 3
  let small: Int32 = 2
  let ratio = 0.5

  var body: some View {
    VStack {
      Text("")
      Text(" ")
      Text("Same key")
      Text("Same key")
      Text("Tab\tand \"quotes\" and \\ backslash")
      Text("Unicode \u{2014} dash \u{1F600}")
      Text("Ünïcödé 日本語 “quotes” …")
      Text("100%")
      Text("%d as it stands")
      Text("\(count)% of 100%")
      Text("%d is no specifier, \(count) is")
      Text("""
        First line
        Second line
        """)
      Text("""
        One long line \
        that goes on
        """)
      Text(
        """
          Indented
        by two, \(count) "items"

        with a blank line

        """
      )
      Text(#"Raw \n and \(name) stay"#)
      Text(#"Raw "\#(name)" and \#(count)\#n"#)
      Text(##"Extended "# \##(name)"##)
      Text(#"""
        Raw multi \(x)
        \#(name)
        """#)
      Text("Hello \(Text("world").bold())")
      Text("\(Text("nested a")) and \(Text("nested \(count)"))")
      Text("\(Image(systemName: "star")) Starred")
      Text("Price \(ratio, specifier: "%.2f")")
      Text("\(count) in \(ratio, specifier: "%05.1f")")
      Text("Share \(ratio, format: .percent)")
      Text("Total \(count, format: .number.grouping(.never))")
      Text("\(count == 1 ? "one" : "many") or \(String(localized: "none"))")
      Text("Sum \(count + 1), product \(ratio * 2)")
      Text("Literal \(1) \(1.5) \("x")")
      Text("Negative \(-count), shifted \(count << 2)")
      Text("Converted \(Double(count)) \(small) \(UInt8(count)) \(Float(count)) \(Int(ratio))")
      Text("Size \(CGFloat(count))")
      Text("Joined \([name, "b"].joined(separator: ", "))")
      Text("Mapped \([1, 2].map { $0 * 2 }.reduce(0, +))")
      Text("Closure \({ () -> Int in count }())")
      Text("Tuple \((1, "a").0) \((x: 1, y: "b").y)")
      Text("Deep \("inner \("innermost \(count)")")")
      Text("Hash \(name.hasPrefix("A") ? "#\(name)" : name)")
      Text("\(name)" + "\(count)")
      Text(verbatim: "Verbatim \(count)")
      Text("Trailing comment") // Text("in a comment")
      Text(/* Text("in a block comment") */ "After a comment")
      Text("With comment", comment: "A comment with “\u{2014}”")
    }
    .accessibilityLabel("Line one\nLine two")
    .accessibilityIdentifier("identifier.\(count)")
    .accessibilityHint("Hint \(String(name.prefix(2)))")
    .help(Text("Help text", tableName: "Help"))
  }
}
