import SwiftUI

let title = Text("Hello")
