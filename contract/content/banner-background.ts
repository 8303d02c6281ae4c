import type { FlashSaleBanner } from './content-answers.ts'

type Background = Pick<
  FlashSaleBanner,
  | 'background_color'
  | 'background_image_path'
  | 'background_position'
  | 'background_size'
  | 'background_repeat'
>
/** id of the style element by which a drawn page shows its banners before the app has come */
export const BANNER_STYLE = 'banner-style'

export type BannerSet = 'desktop' | 'mobile'

/** The media queries of the widths at which the sets are shown. */
export const BANNER_MEDIA: Readonly<Record<BannerSet, string>> = {
  desktop: '(min-width: 992px)',
  mobile: '(max-width: 991.98px)',
}

type Declaration = readonly [property: string, value: string | null]

/** The CSS declarations of a banner's background. The server answers only values that are valid there. */
export const bannerDeclarations = (banner: Background): readonly Declaration[] => [
  ['background-color', banner.background_color],
  ['background-image', pictureOf(banner.background_image_path)],
  ['background-position', banner.background_position],
  ['background-size', banner.background_size],
  ['background-repeat', banner.background_repeat],
]

const pictureOf = (path: string | null): string | null => (path === null ? null : `url("${inUrl(path)}")`)

/** Quotes and backslashes would end a CSS url, and a bracket perhaps the style element. */
export const inUrl = (path: string): string => path.replaceAll(/["\\\s<>]/g, encodeURIComponent)
