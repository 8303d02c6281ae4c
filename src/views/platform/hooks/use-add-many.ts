import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { addOutcomeOf, type CartSnapshot } from '#machines/cart/cart.selectors.ts'
import { useCustomerActor } from './use-system-actor.ts'

export interface Wanted {
  readonly products_id: number
  readonly quantity: number
}

export type Added =
  | { readonly kind: 'pending' }
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Adds many products at once and reports the result of each; a rejection carries the server's reason. */
export function useAddMany() {
  const cart = useCustomerActor('cart')
  const snapshot = useSelector(cart, (current) => current)
  const [products, setProducts] = useState<readonly number[]>([])
  const results = snapshot === undefined ? none : resultsOf(snapshot, products)
  const addAll = (wanted: readonly Wanted[]) => {
    if (cart === undefined) return
    setProducts(wanted.map(({ products_id }) => products_id))
    for (const line of wanted) cart.send({ type: 'line.add', ...line })
  }
  const isBusy = [...results.values()].some(({ kind }) => kind === 'pending')
  const forget = (id: number) => setProducts((known) => known.filter((product) => product !== id))
  return { results, isBusy, addAll, forget }
}

const none: ReadonlyMap<number, Added> = new Map()

const resultsOf = (snapshot: CartSnapshot, products: readonly number[]): ReadonlyMap<number, Added> =>
  new Map(
    products.flatMap((id): readonly [number, Added][] => {
      const outcome = addOutcomeOf(snapshot, id)
      if (outcome?.kind !== 'refused') return outcome === undefined ? [] : [[id, outcome]]
      return [[id, { kind: 'refused', reason: outcome.message || joinedErrors(outcome.errors) }]]
    }),
  )
