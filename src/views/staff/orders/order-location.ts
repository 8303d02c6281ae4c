import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { isDay } from '#contract/platform/wire.ts'

/** Which orders are listed; '' filters nothing. */
export interface OrderFilter {
  /** open, all, refunds (declined and owed), or the id of a status */
  readonly show: string
  /** searched for */
  readonly q: string
  /** first and last day on which they were placed, as `YYYY-MM-DD` */
  readonly from: string
  readonly to: string
  readonly kind: '' | 'freight' | 'pickup'
  /** something is still to be paid */
  readonly owed: '' | 'yes'
}

/** What the address shows of the orders. */
export interface OrderLocation extends OrderFilter {
  readonly sort: 'newest' | 'oldest'
  readonly page: number
  /** of the order that is open */
  readonly id: string | null
}

/** Of a chip that is removed, and of all of them. */
export const NO_FILTER: OrderFilter = { show: 'all', q: '', from: '', to: '', kind: '', owed: '' }
const START: OrderLocation = { ...NO_FILTER, show: 'open', sort: 'oldest', page: 1, id: null }

export function ordersPath(location: Partial<OrderLocation>): string {
  const { page, id, ...typed } = { ...START, ...location }
  const query = new URLSearchParams({ screen: 'orders' })
  for (const name of ['show', 'sort', 'q', 'from', 'to', 'kind', 'owed'] as const)
    if (typed[name] !== START[name]) query.set(name, typed[name])
  if (page > 1) query.set('page', String(page))
  if (id !== null) query.set('id', id)
  return `${PATHS.staffContent}?${query}`
}

export function useOrderLocation(): OrderLocation {
  const query = new URLSearchParams(useLocation().search)
  const read = (name: string, form: RegExp) => {
    const value = query.get(name)
    return value !== null && form.test(value) ? value : null
  }
  const kind = read('kind', /^(freight|pickup)$/)
  return {
    show: read('show', /^(all|refunds|[1-9]\d?)$/) ?? START.show,
    sort: read('sort', /^newest$/) ? 'newest' : 'oldest',
    q: (query.get('q') ?? '').slice(0, 100),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    kind: kind === 'freight' || kind === 'pickup' ? kind : '',
    owed: read('owed', /^yes$/) ? 'yes' : '',
    page: Number(read('page', /^[1-9]\d{0,4}$/) ?? 1),
    id: read('id', /^[1-9]\d{0,8}$/),
  }
}

/** A day of the calendar, else ''. */
export const dayIn = (typed: string | null): string => (typed !== null && isDay(typed) ? typed : '')
