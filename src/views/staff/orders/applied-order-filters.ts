import { dateText } from '#src/views/platform/date-text.ts'
import type { OrderFilter } from './order-location.ts'

interface AppliedFilter {
  readonly name: keyof OrderFilter
  readonly label: string
}

type Statuses = readonly { readonly id: number; readonly name: string }[]

const SHOWN: Readonly<Record<string, string>> = { open: 'Open', refunds: 'Refund declined' }
const KINDS = { freight: 'Freight', pickup: 'Pickup' } as const

/** What a list is narrowed by, in the order of its fields, as chips and empty lists name it. */
export function appliedOrderFilters(filter: OrderFilter, statuses: Statuses): readonly AppliedFilter[] {
  const { q, show, from, to, kind, owed } = filter
  const status = SHOWN[show] ?? statuses.find(({ id }) => String(id) === show)?.name ?? `Status ${show}`
  const all: readonly (AppliedFilter | null)[] = [
    q === '' ? null : { name: 'q', label: `“${q}”` },
    show === 'all' ? null : { name: 'show', label: status },
    from === '' ? null : { name: 'from', label: `From ${dateText(from)}` },
    to === '' ? null : { name: 'to', label: `To ${dateText(to)}` },
    kind === '' ? null : { name: 'kind', label: KINDS[kind] },
    owed === '' ? null : { name: 'owed', label: 'Still owed' },
  ]
  return all.filter((each) => each !== null)
}
