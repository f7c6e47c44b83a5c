#define TEXT(key) NSLocalizedString(key, nil)
