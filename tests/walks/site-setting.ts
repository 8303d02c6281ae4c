import { vi } from 'vitest'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import type { TestShop } from '#tests/support/shop.ts'
import type { NetworkFault } from './network.ts'

/** Switches a setting of the running shop, and waits until the server goes by it; calls get through. */
export async function switchSetting(
  { db, url }: TestShop,
  key: string,
  value: boolean,
): Promise<NetworkFault> {
  await setAppSetting(db, key, value)
  await vi.waitFor(
    async () => {
      if ((await appSetting(url, key)) !== value) throw new Error(`${key} is not ${value} yet`)
    },
    { interval: 20, timeout: 5_000 },
  )
  return 'through'
}
