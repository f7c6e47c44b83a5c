/// Polish: what its folder can't say.
struct Polish: LanguageHooks {}
