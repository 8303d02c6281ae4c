import { productCalls } from '#contract/catalogue/products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { ask } from './ask.ts'
import type { Operation } from './operation.ts'

/** CPU milliseconds at most. */
interface Bounds {
  readonly list: number
  readonly search: number
  readonly product: number
}

/** Beyond the last page of any catalogue. */
const LAST_PAGE = 100_000
const TERMS = ['willow', 'wilow', 'red peony', 'gold brocade crwon', '500g', 'artilery shells', 'halewick']

/** What grows with the catalogue. No answer is kept, because none is asked for twice. */
export function catalogueOperations(url: string, db: TestDb, bounds: Bounds): readonly Operation[] {
  const row = (
    name: string,
    bound: number,
    run: (shopper: Shopper) => Promise<Run> | Run,
    times = 600,
  ): Operation => ({
    name,
    times,
    bound,
    peer: '',
    prepare: async () => run(await makeShopper(url, db)),
  })
  return [
    row('list with a filter not asked before', bounds.list, (shopper) => lists(shopper, 1)),
    row('its last page', bounds.list, (shopper) => lists(shopper, LAST_PAGE)),
    row('search, ranked, not cached', bounds.search, searches),
    row('suggestions while typing', bounds.search, suggestions),
    row('product with similar ones', bounds.product, (shopper) => products(shopper, db)),
  ]
}

type Run = (index: number) => Promise<void>

let asked = 0
/** Another price range each time. */
function lists(shopper: Shopper, page: number): Run {
  const colors = ['Red', 'Green', 'Blue', 'Gold', 'Silver']
  return async (index) => {
    const price = [`${(++asked % 40_000) / 100}-${500 + Math.floor(asked / 40_000)}`]
    const color = [colors[index % colors.length] ?? '']
    await ask(shopper, productCalls.products, { body: { color, price, page } })
  }
}

/** Texts that differ, with and without typing errors. */
function searches(shopper: Shopper): Run {
  return async (index) => {
    const search_term = `${TERMS[index % TERMS.length] ?? ''} under $${50 + ++asked}`
    await ask(shopper, productCalls.products, { body: { search_term } })
  }
}

/** What is typed grows by a letter. */
function suggestions(shopper: Shopper): Run {
  const typed = TERMS.flatMap((term) => Array.from(term, (_, at) => term.slice(0, at + 1))).filter(
    (text) => text.length > 1,
  )
  return async (index) => {
    const search_term = typed[index % typed.length] ?? ''
    await ask(shopper, productCalls.liveSearch, { body: { search_term } })
  }
}

async function products(shopper: Shopper, db: TestDb): Promise<Run> {
  const rows = await db
    .selectFrom('products')
    .select('url')
    .where('project_id', '=', shopper.projectId)
    .where('active', '=', true)
    .orderBy('id')
    .limit(600)
    .execute()
  return async (index) => {
    await ask(shopper, productCalls.getByUrl, { params: { url: rows[index % rows.length]?.url ?? '' } })
  }
}
