import { counted } from '#contract/platform/format-count.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { NoticeEvent } from './notices.ts'

interface Named {
  readonly products_id: number
  readonly products_name: string
}

/** "2 cases of Copper Mosaic" for a notice about a product of the cart; its name may be unknown in this tab. */
export function noticeDetail(
  event: NoticeEvent,
  queries: Pick<QueryClient, 'getQueriesData'>,
  lines: readonly Named[],
): string | null {
  if (event.type !== 'notice.productAdded' && event.type !== 'notice.productsRemoved') return null
  const { products_id, quantity } = event
  const name = [...lines, ...shownProducts(queries)].find((each) => each.products_id === products_id)
  const count = counted(quantity, 'case')
  return name === undefined ? count : `${count} of ${name.products_name}`
}

/** The products of the listings and product pages in the query cache. */
function shownProducts(queries: Pick<QueryClient, 'getQueriesData'>): readonly Named[] {
  const lists = queries.getQueriesData<{ readonly products: readonly Named[] }>({ queryKey: ['products'] })
  const pages = queries.getQueriesData<Named & { readonly similar?: readonly Named[] }>({
    queryKey: ['product'],
  })
  return [
    ...lists.flatMap(([, list]) => list?.products ?? []),
    ...pages.flatMap(([, page]) => (page === undefined ? [] : [page, ...(page.similar ?? [])])),
  ]
}
