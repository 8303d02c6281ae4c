import { textOf } from '#contract/site/settings.ts'
import type { SiteSettings } from './settings-reader.ts'

/**
 * The origin by which the world knows a storefront, such as `https://shop.example`, from the setting `public_url`; null
 * without it. Never taken from a request, whose host anybody can write.
 */
export function publicOrigin({ store }: SiteSettings): string | null {
  const text = textOf(store, 'public_url')
  if (!URL.canParse(text)) return null
  const { protocol, origin, username } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' ? origin : null
}
