import * as v from 'valibot'
import { Block } from './content-blocks.ts'
import { SECTION_KINDS } from './content-kinds.ts'
import { ContentNodes } from '#contract/platform/content-nodes.ts'
import { Id, Seo } from '#contract/platform/wire.ts'

/** What visitors read of the content of a storefront. */

export const PageRoute = v.object({ path: v.string(), id: v.union([Id, v.string()]) })
export type PageRoute = v.InferOutput<typeof PageRoute>
export const PostRoute = v.object({
  ...PageRoute.entries,
  title: v.string(),
  date: v.string(),
  summary: v.string(),
  picture: v.nullable(v.object({ src: v.string(), alt: v.string() })),
})
export type PostRoute = v.InferOutput<typeof PostRoute>

const page = {
  ...PageRoute.entries,
  title: v.string(),
  /** the same text as `blocks`, for readers that draw HTML */
  html: v.string(),
  blocks: v.array(Block),
  seo: Seo,
  /** a preview shows a draft of this page, not what visitors see */
  is_draft: v.optional(v.boolean(), false),
}
export const MarketingPage = v.object(page)
export type MarketingPage = v.InferOutput<typeof MarketingPage>
export const MarketingPost = v.object({
  ...page,
  date: v.string(),
  summary: v.string(),
  picture: PostRoute.entries.picture,
})
export type MarketingPost = v.InferOutput<typeof MarketingPost>

export const FlashSaleBanner = v.object({
  id: v.string(),
  background_color: v.nullable(v.string()),
  background_image_path: v.nullable(v.string()),
  background_position: v.nullable(v.string()),
  background_size: v.nullable(v.string()),
  background_repeat: v.nullable(v.string()),
  html: v.string(),
  nodes: ContentNodes,
  is_closable: v.boolean(),
})
export type FlashSaleBanner = v.InferOutput<typeof FlashSaleBanner>
export const FlashSaleBanners = v.object({
  desktop: v.array(FlashSaleBanner),
  mobile: v.array(FlashSaleBanner),
})
export type FlashSaleBanners = v.InferOutput<typeof FlashSaleBanners>

/** A slide of the carousel, or a tile of the home page. */
export const Slide = v.object({
  id: v.string(),
  image_url: v.string(),
  alt: v.string(),
  title: v.string(),
  text: v.string(),
  link_to: v.nullable(v.string()),
})
export type Slide = v.InferOutput<typeof Slide>
export const SocialLink = v.object({ url: v.string(), icon: v.string() })
export type SocialLink = v.InferOutput<typeof SocialLink>
export const StorefrontSection = v.object({
  id: v.string(),
  kind: v.picklist(SECTION_KINDS),
  title: v.string(),
  text: v.optional(v.string(), ''),
  link_to: v.nullable(v.string()),
})
export type StorefrontSection = v.InferOutput<typeof StorefrontSection>
export const StorefrontData = v.object({ sections: v.array(StorefrontSection) })
export const PageSeo = v.object({
  id: v.union([Id, v.string()]),
  page_title: v.nullable(v.string()),
  seo_meta: v.nullable(v.string()),
})
export type PageSeo = v.InferOutput<typeof PageSeo>
export const Dealer = v.object({
  name: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  phone: v.string(),
  url: v.nullable(v.string()),
})
export type Dealer = v.InferOutput<typeof Dealer>
