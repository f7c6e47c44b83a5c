let title = String(localized: "Next watering")
