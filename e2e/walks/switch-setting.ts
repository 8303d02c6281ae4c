import { expect } from '@playwright/test'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import type { WalkContext } from './walk.ts'

/** Switches a setting of the running shop, and waits until the server goes by it. */
export async function switchSetting({ db, shop }: WalkContext, key: string, value: boolean): Promise<void> {
  await setAppSetting(db, key, value)
  await expect.poll(() => appSetting(shop.url, key), { intervals: [50] }).toBe(value)
}
