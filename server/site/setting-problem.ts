import { botCheckProblem } from '#server/platform/bot-check/active-bot-check.ts'
import { conversionProblem } from './conversions/active-conversion.ts'
import { textOf } from '#contract/site/settings.ts'
import type { SiteSettings } from './settings-reader.ts'

/** Why a setting has no effect beside the others of its storefront; null: it has. */
export function settingProblem(key: string, site: SiteSettings): string | null {
  if (key.startsWith('recaptcha')) return botCheckProblem(site)
  if (key.startsWith('mail_') && textOf(site.app, 'mail_from') === '')
    return 'In production e-mails are kept until mail_from is set.'
  return key.startsWith('conversion_') ? conversionProblem(site) : null
}
