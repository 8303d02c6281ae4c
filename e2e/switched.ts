import type { Page } from '@playwright/test'
import { siteCalls } from '#contract/site/site.ts'
import { openDatabase } from '#tests/support/database.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { appSetting } from '#tests/support/app-setting.ts'
import { expect, test as base } from './fixtures.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'
import { QUICK } from './quick-poll.ts'

/** One shop per worker, because changing its settings would affect other specs. */
export const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const shop = await openOwnShop(process.env['SHOP_DATABASE'] ?? '', `own${process.pid}_${workerIndex}`)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ ownShop }, use) => {
      const db = openDatabase(ownShop.databaseUrl, 2)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownShop, projectId }, use) => use(projectId === 14 ? ownShop.proUrl : ownShop.url),
})

export { expect }

/** Runs the maintenance command and waits until the running shop applies it. */
export async function switchMaintenance(
  shop: OwnShop,
  to: 'on' | 'off',
  ...options: readonly string[]
): Promise<void> {
  await shop.command('maintenance', to, ...options)
  const visitor = new Shopper(shop.url)
  const status = to === 'on' ? 503 : 200
  await expect
    .poll(async () => (await visitor.send(siteCalls.getAppInfo, { body: {} })).status, QUICK)
    .toBe(status)
}

/** Runs the checkout command and waits until the running shop applies it. */
export async function switchCheckout(shop: OwnShop, to: 'on' | 'off'): Promise<void> {
  await shop.command('checkout', to)
  await expect.poll(() => appSetting(shop.url, 'is_checkout_disabled'), QUICK).toBe(to === 'off')
}

/** Advances the clock beyond the polling interval of the settings. */
export const passFiveMinutes = (page: Page): Promise<void> => page.clock.fastForward(300_000)
