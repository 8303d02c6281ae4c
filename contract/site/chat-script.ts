import { textOf } from './settings.ts'
import type { Settings } from './site.ts'

/** The script of the chat provider, an address with https; null: the shop has none, or the setting is not one. */
export function chatScriptUrl(app: Settings): string | null {
  const text = textOf(app, 'chat_script_url')
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}
