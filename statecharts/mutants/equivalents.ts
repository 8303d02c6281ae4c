/** Mutants that no path can tell from their machine, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {}
