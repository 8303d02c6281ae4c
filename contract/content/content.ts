import * as v from 'valibot'
import {
  Dealer,
  FlashSaleBanners,
  MarketingPage,
  MarketingPost,
  PageRoute,
  PageSeo,
  PostRoute,
  Slide,
  SocialLink,
  StorefrontData,
} from './content-answers.ts'
import { MenuItem } from './content-kinds.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Product } from '#contract/catalogue/products.ts'
import { MenuOption, Text } from '#contract/platform/wire.ts'

/** Calls for the content of a storefront: without a log-in, answered from memory. */

const Path = Text(2_000)
const url = { url: Path, preview: v.optional(v.boolean(), false) }
const site = <const P extends string>(path: P) => `public/api/site/${path}` as const

export const contentCalls = {
  getFlashSaleBanners: endpoint({
    method: 'GET',
    path: site('get-flash-sale-banners'),
    auth: 'none',
    summary: 'Flash-sale banners for wide and narrow windows, those in their time',
    answer: FlashSaleBanners,
  }),
  getMenuItems: endpoint({
    method: 'GET',
    path: site('get-menu-items/{menu}'),
    auth: 'none',
    summary: 'Items of a menu; an unknown menu is empty',
    answer: v.array(MenuItem),
  }),
  getDocumentDropdownOptions: endpoint({
    method: 'GET',
    path: site('get-document-dropdown-options/{type}'),
    auth: 'none',
    summary: 'Types of authorization or insurance documents',
    answer: v.array(MenuOption),
  }),
  getPageSeo: endpoint({
    method: 'POST',
    path: site('get-page-seo'),
    auth: 'none',
    summary: 'Title and description of a path, or null',
    body: v.strictObject({ path: Path }),
    answer: v.nullable(PageSeo),
  }),
  getCarouselImages: endpoint({
    method: 'GET',
    path: site('get-carousel-images/{carousel}'),
    auth: 'none',
    summary: 'Slides of the home page: rw_landing or pl_landing',
    answer: v.array(Slide),
  }),
  getFeaturedTiles: endpoint({
    method: 'GET',
    path: site('get-featured-tiles'),
    auth: 'none',
    summary: 'Tiles of the home page',
    answer: v.array(Slide),
  }),
  getSocialMedia: endpoint({
    method: 'GET',
    path: site('get-social-media'),
    auth: 'none',
    summary: 'Links to social media',
    answer: v.array(SocialLink),
  }),
  getStorefrontData: endpoint({
    method: 'GET',
    path: site('get-storefront-data/{id}'),
    auth: 'none',
    summary: 'Sections of the home page of a storefront',
    answer: StorefrontData,
  }),
  getStorefrontItems: endpoint({
    method: 'GET',
    path: 'public/api/products/get-storefront-items/{a}/{b}',
    auth: 'optional',
    summary: 'At most eight products of a section (b) of the home page of a storefront (a)',
    answer: v.array(Product),
  }),
  getMarketingPageStageRoutes: endpoint({
    method: 'GET',
    path: site('get-marketing-page-stage-routes'),
    auth: 'none',
    summary: 'Pages that can be previewed',
    answer: v.array(PageRoute),
  }),
  getMarketingPostStageRoutes: endpoint({
    method: 'GET',
    path: site('get-marketing-post-stage-routes'),
    auth: 'none',
    summary: 'Posts that can be previewed',
    answer: v.array(PageRoute),
  }),
  getMarketingPages: endpoint({
    method: 'POST',
    path: site('get-marketing-pages'),
    auth: 'none',
    summary: 'Paths of the content pages',
    body: v.strictObject({}),
    answer: v.array(PageRoute),
  }),
  getMarketingPosts: endpoint({
    method: 'POST',
    path: site('get-marketing-posts'),
    auth: 'none',
    summary: 'Posts, the newest first',
    body: v.strictObject({}),
    answer: v.array(PostRoute),
  }),
  getMarketingPage: endpoint({
    method: 'POST',
    path: site('get-marketing-page'),
    auth: 'none',
    summary: 'The content page of a path, or null',
    body: v.strictObject(url),
    answer: v.nullable(MarketingPage),
  }),
  getMarketingPost: endpoint({
    method: 'POST',
    path: site('get-marketing-post'),
    auth: 'none',
    summary: 'The post of a path, or null',
    body: v.strictObject(url),
    answer: v.nullable(MarketingPost),
  }),
  getDealerMapData: endpoint({
    method: 'POST',
    path: site('get-dealer-map-data/{id}'),
    auth: 'none',
    summary: 'Dealers of a storefront with their places on the map',
    body: v.strictObject({}),
    answer: v.array(Dealer),
  }),
}
