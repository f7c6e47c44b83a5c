let note = String(localized: "Excluded by its folder")
