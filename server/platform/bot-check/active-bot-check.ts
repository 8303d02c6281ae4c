import { type BotCheck, botCheckOf } from '#contract/site/bot-check.ts'
import { flagOf, textOf } from '#contract/site/settings.ts'
import { receiverUrl } from '#server/platform/http/receiver-url.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'

export interface ActiveBotCheck extends BotCheck {
  readonly secret: string
  readonly verifyUrl: URL
}

/** The bot check of a storefront; null: it is off, or a setting is missing without which it could confirm nobody. */
export function activeBotCheck({ app, server }: SiteSettings): ActiveBotCheck | null {
  const check = botCheckOf(app)
  const secret = textOf(server, 'recaptcha_secret')
  const verifyUrl = receiverUrl(textOf(app, 'recaptcha_verify_url'))
  return check !== null && secret !== '' && verifyUrl !== null ? { ...check, secret, verifyUrl } : null
}

/** Why a bot check that is switched on is not done; null: it is done, or switched off. */
export function botCheckProblem(site: SiteSettings): string | null {
  if (!flagOf(site.app, 'recaptcha') || activeBotCheck(site) !== null) return null
  return 'The bot check is off until recaptcha_site_key, recaptcha_script_url, recaptcha_verify_url and recaptcha_secret are right.'
}
