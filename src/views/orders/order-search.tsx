import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LONGEST_ORDER_SEARCH } from '#contract/orders/order-history.ts'
import type { OrderSearch } from '#src/services/orders/order-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { dateText } from '#src/views/platform/date-text.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ordersPath } from './asked-orders.ts'
import * as css from './order-search.css.ts'

/** The focus stays where the form is. */
const IN_PLACE = { staysInPlace: true }

/** Looks for orders in all lists; the address keeps what is looked for. */
export function OrderSearchForm({ search }: { search: OrderSearch | null }) {
  const { today } = useShop()
  const navigate = useNavigate()
  const { typed, type } = useTypedSearch(search)
  const { q, from, to } = typed
  const [isChecked, setChecked] = useState(false)
  const isReversed = from !== '' && to !== '' && to < from
  const submit = () => {
    setChecked(true)
    if (isReversed) return
    const wanted = { q: q.trim(), from: from || null, to: to || null }
    void navigate(ordersPath({ search: wanted }), { state: IN_PLACE })
  }
  return (
    <search aria-label="Find orders" className={css.search}>
      <Form onSubmit={submit}>
        <div className={css.fields}>
          <div className={css.text}>
            <TextField
              type="search"
              required={false}
              label="Find an order"
              hint="Order, cart or PO number, or a product by name or model"
              autoComplete="off"
              maxLength={LONGEST_ORDER_SEARCH}
              value={q}
              onChange={({ currentTarget }) => type({ q: currentTarget.value })}
            />
          </div>
          <TextField
            type="date"
            required={false}
            label="From"
            max={today()}
            value={from}
            onChange={({ currentTarget }) => type({ from: currentTarget.value })}
          />
          <TextField
            type="date"
            required={false}
            label="To"
            max={today()}
            value={to}
            error={isChecked && isReversed ? 'This day is before the first one.' : undefined}
            onChange={({ currentTarget }) => type({ to: currentTarget.value })}
          />
          <div className={css.actions}>
            <Button type="submit">Find</Button>
            {search !== null && <ClearSearch />}
          </div>
        </div>
      </Form>
    </search>
  )
}

/** What stands in the fields: that of the address, which Back and links change, until something is typed. */
function useTypedSearch(search: OrderSearch | null) {
  const ofAddress = { q: search?.q ?? '', from: search?.from ?? '', to: search?.to ?? '' }
  const address = ordersPath({ search })
  const [state, setState] = useState({ address, typed: ofAddress })
  if (state.address !== address) setState({ address, typed: ofAddress })
  const type = (change: Partial<typeof ofAddress>) =>
    setState({ address, typed: { ...state.typed, ...change } })
  return { typed: state.typed, type }
}

export const ClearSearch = () => (
  <Link to={ordersPath({})} state={IN_PLACE} className={buttonStyle({ tone: 'quiet' })}>
    Clear the search
  </Link>
)

/** "“4711”, from May 1, 2026, to May 31, 2026" */
export const searchText = ({ q, from, to }: OrderSearch): string =>
  [
    q === '' ? null : `“${q}”`,
    from === null ? null : `from ${dateText(from)}`,
    to === null ? null : `to ${dateText(to)}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
