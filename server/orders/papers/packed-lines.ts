import { linesOfOrder } from '#server/orders/order-of-staff.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { PackingSlipSheet } from '#server/sheets/sheet.ts'

type PackedLine = PackingSlipSheet['lines'][number]

/** Packing as it was bought, and the bin as it is now. */
const selectPlaces = statement({
  name: 'order-paper-places',
  sql: `select l.product_id, min(l.packaging) as packaging, min(p.bin) as bin from order_lines l
   join products p on p.id = l.product_id where l.order_id = :orderId group by l.product_id`,
  params: { orderId: int4 },
  row: { product_id: int4, packaging: nullable(text), bin: nullable(text) },
})

/** The products of an order in the order of their bins, those without one last. */
export async function packedLines(db: Db, orderId: number): Promise<readonly PackedLine[]> {
  const [lines, places] = await Promise.all([linesOfOrder(db, orderId), selectPlaces(db, { orderId })])
  const placeOf = new Map(places.map((place) => [place.product_id, place]))
  return lines
    .map(({ product_id, model, name, ordered, shipped }) => ({
      bin: placeOf.get(product_id)?.bin ?? null,
      model,
      name,
      packaging: placeOf.get(product_id)?.packaging ?? '',
      ordered,
      shipped,
      left: Math.max(0, ordered - shipped),
    }))
    .toSorted(byBin)
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** As one walks past them: A-2 before A-10. */
export function byBin(a: Pick<PackedLine, 'bin' | 'model'>, b: Pick<PackedLine, 'bin' | 'model'>): number {
  if (a.bin === b.bin) return collator.compare(a.model, b.model)
  if (a.bin === null || b.bin === null) return a.bin === null ? 1 : -1
  return collator.compare(a.bin, b.bin) || collator.compare(a.model, b.model)
}
