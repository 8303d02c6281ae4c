import { counted } from '#contract/platform/format-count.ts'
import { useSelector } from '@xstate/react'
import type { SearchSuggestion } from '#contract/catalogue/products.ts'
import { isListOutdated, isListShown } from '#machines/catalogue/product-search/product-search.selectors.ts'
import { useCustomerActor, useSystemActor } from './use-system-actor.ts'

export function useProductSearch() {
  const search = useSystemActor('productSearch')
  const cart = useCustomerActor('cart')
  const { input, suggestions } = useSelector(search, ({ context }) => context)
  const isOpen = useSelector(search, isListShown)
  const isPending = useSelector(search, (snapshot) => snapshot.hasTag('fetching') || isListOutdated(snapshot))
  const isUnreachable = useSelector(search, (snapshot) => snapshot.hasTag('unreachable'))
  const count = suggestions.filter((each) => !('kind' in each) || each.kind === 'filter').length
  return {
    input,
    term: input.trim(),
    suggestions,
    isOpen,
    isPending,
    isEmpty: isOpen && !isPending && count === 0,
    isUnreachable,
    status: isOpen && !isPending ? counted(count, 'suggestion') : '',
    type: (text: string) => search.send({ type: 'search.type', input: text }),
    close: () => search.send({ type: 'search.close' }),
    submit: () => search.send({ type: 'search.submit' }),
    choose: (suggestion: SearchSuggestion) => {
      if (!('kind' in suggestion))
        search.send({ type: 'search.choose', products_url: suggestion.products_url })
      else if (suggestion.kind === 'filter')
        search.send({ type: 'search.chooseFilter', link_to: suggestion.link_to })
      else search.send({ type: 'search.submit' })
    },
    /** Adds one case of a product that the customer can buy; the suggestions stay open. */
    addCase: (suggestion: SearchSuggestion): boolean => {
      // customers see prices
      if (cart === undefined || 'kind' in suggestion || suggestion.price === undefined) return false
      cart.send({ type: 'line.add', products_id: suggestion.products_id, quantity: 1 })
      return true
    },
  }
}
