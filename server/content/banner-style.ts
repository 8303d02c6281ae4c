import type { ContentBody } from '#contract/content/content-kinds.ts'
import { fileAddress } from '#server/platform/html/content-address.ts'

export type BannerStyle = Pick<
  ContentBody<'banner'>,
  | 'background_color'
  | 'background_image_path'
  | 'background_position'
  | 'background_size'
  | 'background_repeat'
>

const length = String.raw`(?:\d{1,4}(?:\.\d{1,3})?(?:px|%|rem)|0)`
const PATTERNS = {
  background_color: /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl|oklch)a?\([\d\s.,%/-]{1,40}\))$/i,
  background_position: new RegExp(
    `^(left|right|center|top|bottom|${length})( (left|right|center|top|bottom|${length}))?$`,
    'i',
  ),
  background_size: new RegExp(`^(cover|contain|(auto|${length})( (auto|${length}))?)$`, 'i'),
  background_repeat: /^(no-repeat|repeat|repeat-x|repeat-y|round|space)$/i,
}

/** The background of a banner with only values that are one of CSS and a picture of the shop. */
export const bannerStyle = (banner: BannerStyle): BannerStyle => ({
  background_image_path:
    banner.background_image_path === null ? null : fileAddress(banner.background_image_path),
  background_color: matching(banner.background_color, PATTERNS.background_color),
  background_position: matching(banner.background_position, PATTERNS.background_position),
  background_size: matching(banner.background_size, PATTERNS.background_size),
  background_repeat: matching(banner.background_repeat, PATTERNS.background_repeat),
})

const matching = (value: string | null, pattern: RegExp): string | null =>
  value !== null && pattern.test(value.trim()) ? value.trim() : null
