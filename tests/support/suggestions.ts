import type { SearchSuggestion, Suggestion } from '#contract/catalogue/products.ts'

/** The products among the suggestions of a search. */
export const productsAmong = (suggestions: readonly SearchSuggestion[]): readonly Suggestion[] =>
  suggestions.flatMap((each) => ('kind' in each ? [] : [each]))
