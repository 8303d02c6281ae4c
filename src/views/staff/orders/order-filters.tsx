import { useNavigate } from 'react-router'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { DeskSearch, IN_PLACE } from '#src/views/staff/desk-list.tsx'
import { type OrderLocation, ordersPath } from './order-location.ts'
import * as css from './orders.css.ts'

interface OrderFiltersProps {
  location: OrderLocation
  statuses: readonly { readonly id: number; readonly name: string }[]
}

/** Which orders are listed, and in which order; the address keeps it. */
export function OrderFilters({ location, statuses }: OrderFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<OrderLocation>) =>
    void navigate(ordersPath({ ...location, page: 1, ...change }), { state: IN_PLACE })
  const search = (q: string) => {
    // what is looked for by its number may have any status
    go({ q, id: null, ...(q !== '' && location.q === '' && { show: 'all' }) })
  }
  return (
    <search className={css.filters} aria-label="Orders to list">
      <div className={css.search}>
        <DeskSearch
          label="Search orders"
          placeholder="Number, e-mail, name, tracking"
          q={location.q}
          onSearch={search}
        />
      </div>
      <SelectField
        label="Status"
        value={location.show}
        onChange={({ currentTarget }) => go({ show: currentTarget.value })}
      >
        <option value="open">Open</option>
        <option value="refunds">Refund owed</option>
        <option value="all">All</option>
        {statuses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sort"
        value={location.sort}
        onChange={({ currentTarget }) => go({ sort: currentTarget.value === 'newest' ? 'newest' : 'oldest' })}
      >
        <option value="oldest">Oldest first</option>
        <option value="newest">Newest first</option>
      </SelectField>
    </search>
  )
}
