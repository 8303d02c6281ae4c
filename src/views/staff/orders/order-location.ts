import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'

/** What the address shows of the orders. */
export interface OrderLocation {
  /** open, all, refunds (declined and owed), or the id of a status */
  readonly show: string
  readonly sort: 'newest' | 'oldest'
  /** searched for */
  readonly q: string
  readonly page: number
  /** of the order that is open */
  readonly id: string | null
}

const START: OrderLocation = { show: 'open', sort: 'oldest', q: '', page: 1, id: null }

export function ordersPath(location: Partial<OrderLocation>): string {
  const { show, sort, q, page, id } = { ...START, ...location }
  const query = new URLSearchParams({ screen: 'orders' })
  if (show !== START.show) query.set('show', show)
  if (sort !== START.sort) query.set('sort', sort)
  if (q !== '') query.set('q', q)
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
  return {
    show: read('show', /^(all|refunds|[1-9]\d?)$/) ?? START.show,
    sort: read('sort', /^newest$/) ? 'newest' : 'oldest',
    q: (query.get('q') ?? '').slice(0, 100),
    page: Number(read('page', /^[1-9]\d{0,4}$/) ?? 1),
    id: read('id', /^[1-9]\d{0,8}$/),
  }
}
