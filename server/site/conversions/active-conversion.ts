import { textOf } from '#contract/site/settings.ts'
import { receiverUrl } from '#server/platform/http/receiver-url.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'

/** The id under which a storefront sends conversions; null: it sends none, because the id or the address is not set. */
export function activeConversionId({ app }: SiteSettings): string | null {
  const id = textOf(app, 'conversion_id')
  return id !== '' && receiverUrl(textOf(app, 'conversion_url')) !== null ? id : null
}

/** Why a storefront with one of the settings sends no conversions; null: it sends them, or has none. */
export function conversionProblem(site: SiteSettings): string | null {
  const isBegun = ['conversion_id', 'conversion_url'].some((key) => textOf(site.app, key) !== '')
  return isBegun && activeConversionId(site) === null
    ? 'No conversions are sent until both conversion_id and conversion_url are set.'
    : null
}
