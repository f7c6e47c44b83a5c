import SwiftUI

let title = Text("Table %lld")
let other = Text("Cup")
