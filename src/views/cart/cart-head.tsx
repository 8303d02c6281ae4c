import { counted } from '#contract/platform/format-count.ts'
import { useSelector } from '@xstate/react'
import { SORT_KEYS } from '#contract/platform/constants.ts'
import type { CartSort } from '#machines/cart/cart.types.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './cart-page.css.ts'

const SORTS: readonly { value: CartSort; label: string }[] = [
  { value: SORT_KEYS.model, label: 'Model' },
  { value: SORT_KEYS.name, label: 'Name' },
  { value: SORT_KEYS.quantity, label: 'Quantity' },
]

export function CartHead() {
  const cart = useSystemActor('cart')
  const { count } = useCart()
  const sort = useSelector(cart, ({ context }) => context.cartFilter.sort)
  const name = useSelector(cart, ({ context }) => context.cart?.cart_name ?? null)
  const isLoaded = useSelector(cart, ({ context }) => context.cart !== null)
  const choose = (text: string) => {
    const found = SORTS.find(({ value }) => String(value) === text)
    if (found) cart.send({ type: 'cart.sort', sort: found.value })
  }
  return (
    <Cluster justify="between" align="end" className={css.head}>
      <h1 tabIndex={-1}>
        {name ?? 'Cart'} {isLoaded && <span className={css.count}>{counted(count, 'case')}</span>}
      </h1>
      {count > 0 && (
        <SelectField
          label="Sort"
          labelBeside
          value={String(sort)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </Cluster>
  )
}
