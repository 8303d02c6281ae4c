import type { Db } from '#server/platform/database/db.ts'
import { nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'

const CARRIER = { name: text, tracking_url: nullable(text) }
type Carrier = RowOf<typeof CARRIER>

/** Those of the table, once each, also where the shop does not offer them any more. */
export const selectCarriers = statement({
  name: 'shipment-carriers',
  sql: `select k.name, k.tracking_url from carriers k
   where not exists (select from carriers d where d.name = k.name and d.id < k.id) order by k.id`,
  row: CARRIER,
})

/** The carrier that an order was placed with: the longest name with which its delivery starts. */
export const ownCarrier = (carriers: readonly Carrier[], delivery: string | null): Carrier | null =>
  carriers
    .filter(({ name }) => delivery?.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0] ?? null

/**
 * The carrier of the table that staff named.
 * @throws a FulfillmentError when there is none
 */
export async function namedCarrier(db: Db, named: string): Promise<Carrier> {
  const carriers = await selectCarriers(db)
  const found = carriers.find(({ name }) => name.toLowerCase() === named.toLowerCase())
  if (found) return found
  const known = carriers.map(({ name }) => name)
  throw new FulfillmentError(
    known.length === 0
      ? 'The table of carriers is empty.'
      : `"${named}" is not a carrier. The carriers are ${known.join(', ')}.`,
  )
}
