NSString *title = NSLocalizedString(@"Done", @"A button.");
