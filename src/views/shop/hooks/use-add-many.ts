import { useEffect, useRef, useState } from 'react'
import { joinedErrors } from '#contract/failure.ts'
import { isAdding } from '#machines/cart/cart.selectors.ts'
import { useCustomerActor } from './use-system-actor.ts'

export interface Wanted {
  readonly products_id: number
  readonly quantity: number
}

export type Added =
  | { readonly kind: 'pending' }
  | { readonly kind: 'added'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly reason: string }

/** Adds many products at once and reports the result of each; a rejection carries the server's reason. */
export function useAddMany() {
  const cart = useCustomerActor('cart')
  const [results, setResults] = useState<ReadonlyMap<number, Added>>(new Map())
  const pending = useRef(new Map<number, number>())
  const reason = useRef('')
  useEffect(() => {
    if (cart === undefined) return undefined
    const settle = (id: number, result: Added) => {
      pending.current.delete(id)
      setResults((known) => new Map(known).set(id, result))
    }
    const subscriptions = [
      cart.on('notice.productAdded', ({ products_id: id }) => {
        const quantity = pending.current.get(id)
        if (quantity !== undefined) settle(id, { kind: 'added', quantity })
      }),
      cart.on('notice.cartChangeFailed', ({ message, errors }) => {
        reason.current = message || joinedErrors(errors)
      }),
      // a product that is no longer in flight and was not added was rejected, with the last reason emitted
      cart.subscribe((snapshot) => {
        for (const id of pending.current.keys())
          if (!isAdding(snapshot, id)) settle(id, { kind: 'refused', reason: reason.current })
      }),
    ]
    return () => {
      for (const each of subscriptions) each.unsubscribe()
    }
  }, [cart])
  const addAll = (wanted: readonly Wanted[]) => {
    if (cart === undefined) return
    setResults(new Map(wanted.map(({ products_id }) => [products_id, { kind: 'pending' }])))
    for (const line of wanted) {
      pending.current.set(line.products_id, line.quantity)
      cart.send({ type: 'line.add', ...line })
    }
  }
  const isBusy = [...results.values()].some(({ kind }) => kind === 'pending')
  const forget = (id: number) =>
    setResults((known) => new Map([...known].filter(([product]) => product !== id)))
  return { results, isBusy, addAll, forget }
}
