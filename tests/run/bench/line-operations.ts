import { lineCalls } from '#contract/quick-order/lines.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Operation } from './operation.ts'
import { productsInStock } from './products-in-stock.ts'

const ADDED = 500

export function lineOperations(
  shoppers: () => Promise<readonly Shopper[]>,
  db: TestDb,
): readonly Operation[] {
  return [
    {
      name: 'check 1,000 lines of model numbers',
      times: 240,
      bound: null,
      peer: '',
      prepare: async () => checks(await shoppers(), db),
    },
    {
      name: 'add 500 lines in one call',
      times: 120,
      bound: 30,
      peer: '397 (one each)',
      prepare: async () => additions(await shoppers(), db),
      beforeRound: async () => {
        await db.deleteFrom('cart_lines').execute()
      },
    },
  ]
}

type Run = (index: number) => Promise<void>

async function checks(people: readonly Shopper[], db: TestDb): Promise<Run> {
  const ids = await productsInStock(db, ADDED)
  const rows = await db.selectFrom('products').select('model').where('id', 'in', ids).execute()
  const lines = [...rows, ...rows].map(({ model }) => ({ code: model, quantity: 2 }))
  return (index) => send(people[index % people.length], lineCalls.checkLines, { lines }, db)
}

async function additions(people: readonly Shopper[], db: TestDb): Promise<Run> {
  const products = await productsInStock(db, ADDED)
  const lines = products.map((products_id) => ({ products_id, quantity: 1 }))
  return (index) => {
    const body = { request_id: crypto.randomUUID(), lines }
    return send(people[index % people.length], lineCalls.addLines, body, db)
  }
}

/** A customer may make sixty calls a minute; the counters are taken back. */
async function send(
  shopper: Shopper | undefined,
  entry: (typeof lineCalls)[keyof typeof lineCalls],
  body: object,
  db: TestDb,
): Promise<void> {
  const reply = await shopper?.send(entry, { body })
  if (reply?.status === 429) {
    await db.deleteFrom('rate_limits').execute()
    return send(shopper, entry, body, db)
  }
  if (reply?.status !== 200) throw new Error(`${entry.path} answered ${reply?.status}`)
}
