let butter = NSLocalizedString("Not ours", comment: "")
