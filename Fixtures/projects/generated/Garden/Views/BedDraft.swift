let draft = String(localized: "Excluded by a pattern")
