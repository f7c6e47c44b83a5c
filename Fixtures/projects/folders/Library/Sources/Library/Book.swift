let book = String(localized: "A package's own", bundle: .module)
