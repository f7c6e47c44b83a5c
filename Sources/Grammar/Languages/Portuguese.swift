/// Portuguese: what its folder can't say.
struct Portuguese: LanguageHooks {}
