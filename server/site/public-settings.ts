import { flagOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { activeBotCheck } from '#server/platform/bot-check/active-bot-check.ts'
import { activeConversionId } from './conversions/active-conversion.ts'
import { SETTINGS } from './setting-table.ts'
import type { SiteSettings } from './settings-reader.ts'

/** Without settings that the table does not know, such as those of a later version. */
const toldOf = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => SETTINGS.get(key)?.isPublic === true))

/** What visitors are told of the settings of the store. */
export const publicStoreSettings = ({ store }: SiteSettings): Settings => toldOf(store)

/**
 * What visitors are told of the application settings. A bot check that the server does not do is told as off, and
 * conversions that it does not send as without an id. Where the shop has no gateway for cards, `takes_cards` is false.
 */
export function publicSettings(site: SiteSettings, takesCards: boolean): Settings {
  const isUndone = flagOf(site.app, 'recaptcha') && activeBotCheck(site) === null
  return {
    ...toldOf(site.app),
    conversion_id: activeConversionId(site) ?? '',
    ...(isUndone ? { recaptcha: false } : {}),
    ...(takesCards ? {} : { takes_cards: false }),
  }
}
