import { setTimeout as pause } from 'node:timers/promises'
import { siteCalls } from '#contract/site/site.ts'
import type { TestDb } from './database.ts'
import { Shopper } from './shopper.ts'

/** Writes a setting as `npm run shop` does; a running shop goes by it when it reads its settings again. */
export async function setAppSetting(db: TestDb, key: string, value: unknown, projectId = 11): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('project_id', '=', projectId)
    .where('key', '=', key)
    .execute()
}

/** A setting as the shop at this address goes by it now. */
export async function appSetting(url: string, key: string, projectId = 11): Promise<unknown> {
  const body = { settings_key: 'app' } as const
  return (await new Shopper(url, projectId).call(siteCalls.getAppSettings, { body }))[key]
}

/** Switches a setting of a running shop, and resolves when the shop goes by it. */
export async function switchAppSetting(
  { db, url }: { readonly db: TestDb; readonly url: string },
  key: string,
  value: unknown,
): Promise<void> {
  await setAppSetting(db, key, value)
  while ((await appSetting(url, key)) !== value) await pause(20)
}
