import Foundation

// In the folder, but not in the project.
let unused = NSLocalizedString("unused", comment: "")
