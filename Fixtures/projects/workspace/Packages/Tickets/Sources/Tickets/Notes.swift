let note = String(localized: "Excluded", bundle: .module)
