import { test as base } from '@playwright/test'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import { openWalkShop, type WalkShop } from './walk-shop.ts'

/** Every worker has one recorded shop for all its walks, which switch it as they like. */
export const test = base.extend<object, { shop: WalkShop; db: Kysely<Database> }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const name = `walk${process.pid}_${workerIndex}`
      const shop = await openWalkShop(process.env['SHOP_DATABASE'] ?? '', name)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  db: [
    async ({ shop }, use) => {
      const db = openDatabase(shop.databaseUrl, 2)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
})
