import {
  BANNER_MEDIA,
  bannerDeclarations,
  type BannerSet,
  inUrl,
} from '#contract/content/banner-background.ts'
import type { flashSaleBanners } from '#server/content/home-content.ts'
import { escapeHtml } from '#server/platform/html/write-html.ts'

type Banners = ReturnType<typeof flashSaleBanners>
type Banner = Banners[BannerSet][number]

/** What the head of a drawn page has of the first banner of each set. */
export interface BannerHead {
  /** CSS rules without `<`; empty without any */
  readonly rules: string
  /** links that fetch the picture of the window's width early */
  readonly hints: string
}

export const bannerHead = (banners: Banners): BannerHead => ({
  rules: ofEachSet(banners, ruleOf),
  hints: ofEachSet(banners, hintOf),
})

const ofEachSet = (banners: Banners, write: (banner: Banner, set: BannerSet) => string): string =>
  (['desktop', 'mobile'] as const)
    .map((set) => {
      const [first] = banners[set]
      return first === undefined ? '' : write(first, set)
    })
    .join('')

function ruleOf(banner: Banner, set: BannerSet): string {
  const declarations = bannerDeclarations(banner).flatMap(([property, value]) =>
    value === null ? [] : [`${property}:${value}`],
  )
  return declarations.length === 0 ? '' : `div[data-banner=${set}]{${declarations.join(';')}}`
}

function hintOf(banner: Banner, set: BannerSet): string {
  const { background_image_path: path } = banner
  return path === null
    ? ''
    : `<link rel="preload" as="image" href="${escapeHtml(inUrl(path))}" media="${BANNER_MEDIA[set]}" fetchpriority="high">`
}
