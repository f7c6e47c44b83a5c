NSString *title = NSLocalizedString(@"done.title", @"A button.");
