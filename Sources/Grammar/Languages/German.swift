/// German: what its folder can't say.
struct German: LanguageHooks {}
