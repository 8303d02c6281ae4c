import type { ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { linesOfCarts } from '#server/cart/line-row.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { purchaseOrderOf } from './order-snapshot.ts'
import { selectTagMarkup } from './tag-prices.ts'
import { selectOrderLines, selectOwnCart, selectOwnOrder, selectProducts } from './order-rows.ts'

export type Source = 'order' | 'cart'

type Product = Awaited<ReturnType<typeof selectProducts>>[number]
type SourceLine = Product & { readonly quantity: number; readonly cents: number }

export interface SourceLines {
  readonly id: number
  readonly title: string
  readonly lines: readonly SourceLine[]
  /** undefined: a cart, which has none */
  readonly purchaseOrder: string | null | undefined
  /** of the customer; null: price tags have a line to write on */
  readonly tagMarkup: number | null
}

/** The lines of an order or cart of this customer in this storefront; throws 404 for every other. */
export const ownLines = (
  { db, projectId, session: { customerId, priceLevelId } }: SessionContext,
  source: Source,
  id: string,
): Promise<SourceLines> => sourceLines(db, { projectId, customerId, priceLevelId, source, id: idParam(id) })

interface OwnSource {
  readonly projectId: ProjectId
  readonly customerId: number
  readonly priceLevelId: number
  readonly source: Source
  readonly id: number
}

export async function sourceLines(
  db: Db,
  { projectId, customerId, priceLevelId, source, id }: OwnSource,
): Promise<SourceLines> {
  const owned = { id, customerId, projectId }
  const [found] = await (source === 'order' ? selectOwnOrder(db, owned) : selectOwnCart(db, owned))
  if (!found) throw notFound()
  const rows =
    source === 'order'
      ? await selectOrderLines(db, { orderId: found.id })
      : (await linesOfCarts(db, [found.id], priceLevelId)).map(({ product_id, quantity, cents }) => ({
          product_id,
          quantity,
          cents,
        }))
  const [products, [customer]] = await Promise.all([
    selectProducts(db, { ids: rows.map((row) => row.product_id) }),
    selectTagMarkup(db, { customerId }),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = rows.flatMap(({ product_id, ...line }) => {
    const product = byId.get(product_id)
    return product ? [{ ...product, ...line }] : []
  })
  const purchaseOrder = 'snapshot' in found ? purchaseOrderOf(found.snapshot) : undefined
  const tagMarkup = customer?.percent ?? null
  return { id: found.id, title: titleOf(source, found), lines, purchaseOrder, tagMarkup }
}

function titleOf(source: Source, found: { readonly id: number; readonly name?: string | null }): string {
  return source === 'order' ? `Order ${found.id}` : (found.name ?? 'Your cart')
}
