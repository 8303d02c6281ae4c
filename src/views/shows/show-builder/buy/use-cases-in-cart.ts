import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { quantityOf } from '#machines/cart/cart.selectors.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Cases of these products that the cart holds, by products_id. */
export function useCasesInCart(ids: readonly number[]): ReadonlyMap<number, number> {
  const cart = useCustomerActor('cart')
  const held = useSelector(cart, (snapshot) =>
    snapshot === undefined ? '' : ids.map((id) => quantityOf(snapshot, id)).join(),
  )
  const asked = ids.join()
  return useMemo(() => {
    const counts = held === '' ? [] : held.split(',').map(Number)
    return new Map(
      asked
        .split(',')
        .map((id, index) => [Number(id), counts[index] ?? 0] as const)
        .filter(([, cases]) => cases > 0),
    )
  }, [held, asked])
}
