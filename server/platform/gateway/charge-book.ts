import { openDatabase } from '#server/platform/database/open.ts'
import { int4, nullable, type RowOf, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type BookedRefund, enterRefund, findRefund, type WantedRefund } from './refund-book.ts'

const CHARGE = {
  key: text,
  amount_cents: int4,
  state: textOf<'approved' | 'declined' | 'reversed' | 'tombstone'>(),
  code: nullable(text),
  brand: nullable(text),
  last_four: nullable(text),
  reference: nullable(text),
}
export type Charge = RowOf<typeof CHARGE>

/** The charges of the sandbox, on its own connections: independent of the shop's transactions and crashes. */
export interface ChargeBook {
  /** Inserts a charge unless its key exists; resolves with the charge stored under the key. */
  enter(charge: Charge): Promise<Charge>
  find(key: string): Promise<Charge | null>
  /** Stores a tombstone unless the key exists; rejects when its charge was made. */
  reverse(key: string): Promise<void>
  /** Books a refund unless its key exists; resolves with the refund stored under the key, and the card. */
  enterRefund(
    wanted: WantedRefund,
  ): Promise<{ readonly refund: BookedRefund; readonly lastFour: string | null }>
  findRefund(key: string): Promise<BookedRefund | null>
  close(): Promise<void>
}

const COLUMNS = Object.keys(CHARGE)
const insert = statement({
  name: 'charge-enter',
  sql: `insert into gateway.charges (${COLUMNS.join(', ')}) values (${COLUMNS.map((column) => `:${column}`).join(', ')})
   on conflict (key) do nothing returning key`,
  params: CHARGE,
  row: { key: text },
})
const select = statement({
  name: 'charge-find',
  sql: `select ${COLUMNS.join(', ')} from gateway.charges where key = :key`,
  params: { key: text },
  row: CHARGE,
})
const writeReversal = statement({
  name: 'charge-reverse',
  sql: `insert into gateway.charges (key, amount_cents, state) values (:key, 0, 'tombstone')
    on conflict (key) do nothing`,
  params: { key: text },
})

export function openChargeBook(databaseUrl: string, connections = 4): ChargeBook {
  const db = openDatabase(databaseUrl, connections)
  const find = async (key: string) => (await select(db, { key }))[0] ?? null
  return {
    find,
    enter: async (charge) => {
      const entered = await insert(db, charge)
      return entered.length > 0 ? charge : ((await find(charge.key)) ?? charge)
    },
    reverse: async (key) => {
      await writeReversal(db, { key })
      if ((await find(key))?.state === 'approved') throw new Error('the card was charged meanwhile')
    },
    enterRefund: (wanted) => enterRefund(db, wanted),
    findRefund: (key) => findRefund(db, key),
    close: () => db.destroy(),
  }
}
