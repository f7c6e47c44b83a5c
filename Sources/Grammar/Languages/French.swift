/// French: what its folder can't say.
struct French: LanguageHooks {}
