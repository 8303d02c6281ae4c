import type { Insertable } from 'kysely'
import { carrierRows as defaultRows } from '#server/new-shop/carriers.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** Those of a new shop, with pages that follow a shipment. */
export const carrierRows = (): readonly Insertable<Database['carriers']>[] =>
  defaultRows().map((row) => ({
    ...row,
    tracking_url: `https://${row.option_id.split('-')[0]}.example/track/{number}`,
  }))
