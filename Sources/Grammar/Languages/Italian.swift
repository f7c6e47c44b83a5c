/// Italian: what its folder can't say.
struct Italian: LanguageHooks {}
