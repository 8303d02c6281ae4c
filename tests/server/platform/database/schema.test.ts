import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, expectTypeOf, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import type { CartStatus } from '#server/cart/cart-row.ts'
import type { SubmissionState } from '#server/cart/read-cart.ts'
import type { ActionKind } from '#server/orders/act-on-order.ts'
import type { HistoryKind } from '#server/staff/imports/products/product-history.ts'
import { useDatabase } from '#tests/support/databases.ts'
import type { Database } from '#tests/support/schema.ts'
import { schemaTypes } from '#tests/support/schema-types.ts'

const db = openDatabase(await useDatabase(), 1)
afterAll(() => db.destroy())

/** Ignores line breaks and parentheses that the formatter changes. */
const normalized = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(': | ', ': ')

test('the types of the tables are those of the migrated database', async () => {
  const file = resolve(import.meta.dirname, '../../../support/schema.ts')
  expect(normalized(readFileSync(file, 'utf8'))).toBe(normalized(await schemaTypes(db)))
})

test('the words that the server declares of a column are those of its constraint', () => {
  expectTypeOf<CartStatus>().toEqualTypeOf<Database['carts']['status']>()
  expectTypeOf<SubmissionState>().toEqualTypeOf<Database['submissions']['state']>()
  expectTypeOf<ActionKind>().toEqualTypeOf<Database['order_actions']['kind']>()
  expectTypeOf<HistoryKind>().toEqualTypeOf<Database['product_history']['kind']>()
})

test('a column that is added, dropped or may be null changes the types', async () => {
  const types = await schemaTypes(db)
  await sql`alter table carts add column gift_note text not null default ''`.execute(db)
  const added = await schemaTypes(db)
  expect(added).toBe(
    types.replace(
      '  carrier_option: string | null\n}',
      '  carrier_option: string | null\n  gift_note: Defaulted<string>\n}',
    ),
  )
  await sql`alter table carts drop column gift_note, alter column version drop not null`.execute(db)
  expect(await schemaTypes(db)).not.toBe(types)
})
