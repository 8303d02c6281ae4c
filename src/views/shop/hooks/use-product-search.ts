import { useSelector } from '@xstate/react'
import { isListOutdated, isListShown } from '#machines/product-search/product-search.selectors.ts'
import { useSystemActor } from './use-system-actor.ts'

export function useProductSearch() {
  const search = useSystemActor('productSearch')
  const { input, suggestions } = useSelector(search, ({ context }) => context)
  const isOpen = useSelector(search, isListShown)
  const isPending = useSelector(search, (snapshot) => snapshot.hasTag('fetching') || isListOutdated(snapshot))
  const count = suggestions.length
  const hasNone = isOpen && !isPending && count === 0
  return {
    input,
    term: input.trim(),
    suggestions,
    isOpen,
    isPending,
    message: hasNone
      ? `No products match “${input.trim()}”. Check the model number or try a shorter word.`
      : null,
    status: isOpen && !isPending ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : '',
    type: (text: string) => search.send({ type: 'search.type', input: text }),
    close: () => search.send({ type: 'search.close' }),
    submit: () => search.send({ type: 'search.submit' }),
    choose: (products_url: string) => search.send({ type: 'search.choose', products_url }),
  }
}
