import { expect } from '@playwright/test'
import { siteCalls } from '#contract/site.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { Ground } from './walk.ts'

/** Switches a setting of the running shop, as `npm run shop` does, and waits until the server goes by it. */
export async function switchSetting({ db, shop }: Ground, key: string, value: boolean): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('project_id', '=', 11)
    .where('key', '=', key)
    .execute()
  const visitor = new Shopper(shop.url)
  const body = { settings_key: 'app' } as const
  await expect
    .poll(async () => (await visitor.call(siteCalls.getAppSettings, { body }))[key], { intervals: [50] })
    .toBe(value)
}
