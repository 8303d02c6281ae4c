import { flagOf, textOf } from './settings.ts'
import type { Settings } from './site.ts'

/** The page in the sandboxed frame that loads the script of the bot check. */
export const BOT_CHECK_FRAME_PATH = '/bot-check-frame'
/** Of calls with `botChecked`: the token that the bot check has given; valid once. */
export const BOT_CHECK_HEADER = 'x-bot-check'
/** No provider gives longer tokens. */
export const MOST_TOKEN_CHARACTERS = 4_096

export interface BotCheck {
  readonly siteKey: string
  /** an address with https */
  readonly scriptUrl: string
}

/** The bot check of a storefront; null: it is off, or key or script are missing. */
export function botCheckOf(app: Settings): BotCheck | null {
  const siteKey = textOf(app, 'recaptcha_site_key')
  const url = URL.parse(textOf(app, 'recaptcha_script_url'))
  if (!flagOf(app, 'recaptcha') || siteKey === '' || url?.protocol !== 'https:') return null
  return { siteKey, scriptUrl: url.href }
}
