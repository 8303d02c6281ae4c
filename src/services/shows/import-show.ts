import { cartCalls } from '#contract/cart/carts.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import type { ShowSource } from '#machines/shows/show-builder/show-builder.types.ts'
import { parseFiringCsv } from '#pyro/show/firing-csv.ts'
import { showFromLines } from '#pyro/show/show-from-lines.ts'
import { isLoginWanted, LOGIN, reportOf } from './import-report.ts'
import type { Imported, Importer } from './import-show.types.ts'
import { importLink } from './import-link.ts'
import { showFromFile } from './show-from-file.ts'
import type { Call } from '#src/services/platform/client/client.ts'

interface Line {
  readonly products_id: number
  readonly quantity: number
}

const EMPTY: Imported = { kind: 'empty' }
const UNREADABLE: Imported = { kind: 'unreadable' }

/** A show made from something else: nothing is stored yet. */
export async function importShow(
  call: Call,
  source: ShowSource,
  importer: Importer,
  signal: AbortSignal,
): Promise<Imported> {
  try {
    return await made(call, source, importer, signal)
  } catch (error) {
    // the server has answered
    if (isLoginWanted(error)) return { kind: 'unreadable', report: LOGIN }
    throw error
  }
}

async function made(
  call: Call,
  source: ShowSource,
  importer: Importer,
  signal: AbortSignal,
): Promise<Imported> {
  switch (source.kind) {
    case 'code':
      return importLink(call, source.text, importer, signal)
    case 'file':
      return fromFile(call, source.text, signal)
    case 'cart': {
      const { items } = await call(cartCalls.selectCart, { query: {} }, { signal })
      return fromLines(call, 'Show from my cart', items, signal)
    }
    case 'savedCart': {
      const { carts } = await call(
        cartCalls.selectSavedCartsWithItems,
        { body: { id: source.id } },
        { signal },
      )
      const [cart] = carts
      const name = `Show from ${cart?.cart_name ?? 'a saved cart'}`.slice(0, SHOW_LIMITS.nameLength)
      return fromLines(call, name, cart?.items ?? [], signal)
    }
    case 'order': {
      const { orders } = await call(
        orderHistoryCalls.selectOrders,
        { body: { orders_id: source.id } },
        { signal },
      )
      return fromLines(call, `Show from order ${source.id}`, orders[0]?.lines ?? [], signal)
    }
    default:
      return source satisfies never
  }
}

async function fromLines(
  call: Call,
  name: string,
  lines: readonly Line[],
  signal: AbortSignal,
): Promise<Imported> {
  const ids = [...new Set(lines.map(({ products_id }) => products_id))].slice(0, SHOW_LIMITS.products)
  if (ids.length === 0) return EMPTY
  const { products } = await call(showCalls.showProducts, { body: { ids } }, { signal })
  const found = new Map(products.map((product) => [product.products_id, product]))
  const known = lines.flatMap(({ products_id, quantity }) => {
    const product = found.get(products_id)
    return product ? [{ product, cases: quantity }] : []
  })
  const { doc } = showFromLines(
    name,
    ids.reduce((seed, id) => (seed * 31 + id) >>> 0, 7),
    known,
  )
  return doc.cues.length === 0 ? EMPTY : { kind: 'imported', doc }
}

/** Its models are looked up without a login. */
async function fromFile(call: Call, text: string, signal: AbortSignal): Promise<Imported> {
  const list = parseFiringCsv(text)
  if (list === null) return UNREADABLE
  const models = [...new Set(list.rows.map(({ model }) => model))].filter(({ length }) => length <= 40)
  const body = { ids: [], models: models.slice(0, SHOW_LIMITS.products) }
  const { products } =
    models.length === 0 ? { products: [] } : await call(showCalls.showProducts, { body }, { signal })
  const byModel = new Map(products.map((product) => [product.products_model.toLowerCase(), product]))
  const { doc, bad } = showFromFile(list, (model) => byModel.get(model.toLowerCase()))
  const report = reportOf(list, bad, doc.cues.length)
  return doc.cues.length === 0 ? { kind: 'empty', report } : { kind: 'imported', doc, report }
}
