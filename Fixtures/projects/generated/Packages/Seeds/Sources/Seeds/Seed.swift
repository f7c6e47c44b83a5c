public let seed = "Seed"
