import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE } from '#contract/platform/constants.ts'
import type { Suggestion } from '#contract/catalogue/products.ts'
import { suggestionsQuery } from '#src/services/platform/queries.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

const LEAST = 2

/** The products that the search suggests for a text, debounced. */
export function useProductSuggestions(text: string): readonly Suggestion[] {
  const { call } = useShop()
  const term = useDebounced(text.trim())
  const query = useQuery({
    ...suggestionsQuery(call, term),
    enabled: term.length >= LEAST,
    placeholderData: (previous) => previous,
  })
  return term.length < LEAST ? [] : (query.data ?? []).flatMap((each) => ('kind' in each ? [] : [each]))
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
