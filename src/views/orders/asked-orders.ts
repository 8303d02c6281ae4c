import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { LONGEST_ORDER_SEARCH } from '#contract/orders/order-history.ts'
import { isDay } from '#contract/platform/wire.ts'
import type { OrderList, OrderSearch } from '#src/services/orders/order-queries.ts'

export const LISTS = ['open', 'complete', 'previous'] as const satisfies readonly OrderList[]

/** What the address of the page asks for. */
export interface AskedOrders {
  readonly list: OrderList
  readonly page: number
  /** in all lists, instead of one of them; null: nothing is looked for */
  readonly search: OrderSearch | null
}

/** Reads the query of an address; what it cannot mean is left out. */
export function askedOrders(query: string): AskedOrders {
  const params = new URLSearchParams(query)
  const list = LISTS.find((name) => name === params.get('list')) ?? 'open'
  const search = {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_ORDER_SEARCH),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
  const isSearch = search.q !== '' || search.from !== null || search.to !== null
  const page = Number(params.get('page'))
  const isPage = (isSearch || list === 'complete') && Number.isInteger(page) && page > 0 && page <= 100_000
  return { list: isSearch ? 'open' : list, page: isPage ? page : 1, search: isSearch ? search : null }
}

const dayIn = (text: string | null): string | null => (text !== null && isDay(text) ? text : null)

/** The address of a list or search; the open orders have that of the page. */
export function ordersPath({ list = 'open', page = 1, search = null }: Partial<AskedOrders>): string {
  const { q, from, to } = search ?? { q: '', from: null, to: null }
  const query = new URLSearchParams(list === 'open' ? {} : { list })
  for (const [name, value] of Object.entries({ q, from, to })) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? ACCOUNT_PATHS.orders : `${ACCOUNT_PATHS.orders}?${query}`
}
