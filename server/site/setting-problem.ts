import { botCheckProblem } from '#server/platform/bot-check/active-bot-check.ts'
import { conversionProblem } from './conversions/active-conversion.ts'
import type { SiteSettings } from './settings-reader.ts'

/** Why a setting has no effect beside the others of its storefront; null: it has. */
export function settingProblem(key: string, site: SiteSettings): string | null {
  if (key.startsWith('recaptcha')) return botCheckProblem(site)
  return key.startsWith('conversion_') ? conversionProblem(site) : null
}
