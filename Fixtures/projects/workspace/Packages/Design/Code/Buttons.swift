import SwiftUI

public let done = LocalizedStringResource("Done", bundle: .atURL(Bundle.module.bundleURL))
