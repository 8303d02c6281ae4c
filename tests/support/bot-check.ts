import { expect } from 'vitest'
import type { TestDb } from './database.ts'
import { appSetting, setAppSetting } from './app-setting.ts'

export const BOT_CHECK_SCRIPT = 'https://check.example/api.js'

export async function switchBotCheckOn(
  { db, url }: { readonly db: TestDb; readonly url: string },
  verifyUrl: string,
  projectId = 11,
): Promise<void> {
  await setAppSetting(db, 'recaptcha_verify_url', verifyUrl, projectId)
  await setAppSetting(db, 'recaptcha_secret', 'secret-of-the-shop', projectId)
  await setAppSetting(db, 'recaptcha', true, projectId)
  await setAppSetting(db, 'recaptcha_script_url', BOT_CHECK_SCRIPT, projectId)
  await setAppSetting(db, 'recaptcha_site_key', 'key-of-the-site', projectId)
  await botCheckTold(url, true, projectId)
}

/** Resolves when the shop tells visitors that the check is on, or off. */
export const botCheckTold = (url: string, isOn: boolean, projectId = 11): Promise<void> =>
  expect.poll(() => appSetting(url, 'recaptcha', projectId)).toBe(isOn)
