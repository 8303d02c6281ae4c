import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/ui/action/button.tsx'
import { Chip, ChipList } from '#src/ui/display/chip.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { DeskSearch, IN_PLACE } from '#src/views/staff/desk-list.tsx'
import { appliedOrderFilters } from './applied-order-filters.ts'
import { dayIn, NO_FILTER, type OrderLocation, ordersPath } from './order-location.ts'
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
  const box = useRef<HTMLElement>(null)
  const focus = useFocusFallback(
    () => null,
    () => box.current?.querySelector('input'),
  )
  const { show, sort, kind, owed } = location
  return (
    <search ref={box} className={css.filters} aria-label="Orders to list" {...focus}>
      <div className={css.search}>
        <DeskSearch
          key={location.q}
          label="Search orders"
          placeholder="Number, name, e-mail, phone, PO, model"
          q={location.q}
          onSearch={search}
        />
      </div>
      <SelectField
        label="Status"
        value={show}
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
        value={sort}
        onChange={({ currentTarget }) => go({ sort: currentTarget.value === 'newest' ? 'newest' : 'oldest' })}
      >
        <option value="oldest">Oldest first</option>
        <option value="newest">Newest first</option>
      </SelectField>
      <DayField label="Placed from" day={location.from} onDay={(from) => go({ from })} />
      <DayField label="Placed to" day={location.to} onDay={(to) => go({ to })} />
      <SelectField
        label="Delivery"
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          go({ kind: value === 'freight' || value === 'pickup' ? value : '' })
        }
      >
        <option value="">All</option>
        <option value="freight">Freight</option>
        <option value="pickup">Pickup</option>
      </SelectField>
      <Checkbox
        label="Still owed"
        checked={owed === 'yes'}
        onChange={({ currentTarget }) => go({ owed: currentTarget.checked ? 'yes' : '' })}
      />
      <Chips location={location} statuses={statuses} onGo={go} />
    </search>
  )
}

interface DayFieldProps {
  label: string
  day: string
  onDay: (day: string) => void
}

/** Keeps what is typed until it is a day, or empty. */
function DayField({ label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="date"
      required={false}
      value={typed ?? day}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      enter="blur"
      onBlur={() => {
        if (typed !== null && dayIn(typed) !== day) onDay(dayIn(typed))
        setTyped(null)
      }}
    />
  )
}

/** A chip with a remove button for each filter. */
function Chips({
  location,
  statuses,
  onGo,
}: OrderFiltersProps & { onGo: (change: Partial<OrderLocation>) => void }) {
  const applied = appliedOrderFilters(location, statuses)
  if (applied.length === 0) return null
  return (
    <div className={css.chips}>
      <ChipList label="Applied filters">
        {applied.map(({ name, label }) => (
          <li key={name}>
            <Chip onRemove={() => onGo({ [name]: NO_FILTER[name] })}>{label}</Chip>
          </li>
        ))}
        {applied.length > 1 && (
          <li>
            <Button tone="quiet" size="sm" onClick={() => onGo(NO_FILTER)}>
              Clear all
            </Button>
          </li>
        )}
      </ChipList>
    </div>
  )
}
