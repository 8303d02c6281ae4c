import { vi } from 'vitest'
import { siteCalls } from '#contract/site.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { Way } from './line.ts'

/** Switches a setting of the running shop, as `npm run shop` does, and waits until the server goes by it; calls get through. */
export async function switchSetting({ db, url }: TestShop, key: string, value: boolean): Promise<Way> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('project_id', '=', 11)
    .where('key', '=', key)
    .execute()
  const visitor = new Shopper(url)
  await vi.waitFor(
    async () => {
      const settings = await visitor.call(siteCalls.getAppSettings, { body: { settings_key: 'app' } })
      if (settings[key] !== value) throw new Error(`${key} is not ${value} yet`)
    },
    { interval: 20, timeout: 5_000 },
  )
  return 'through'
}
