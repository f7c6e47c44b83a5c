let order = String(localized: "What can I get you?")
