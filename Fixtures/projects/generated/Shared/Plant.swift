let plant = String(localized: "Plant")
