import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { contentCalls } from '#contract/content/content.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { pathOfUrl } from '#server/platform/html/content-address.ts'
import { flashSaleBanners, socialLinks, toSlide } from './home-content.ts'
import { menuItems } from './menu-items.ts'
import { pageAnswer, postAnswer, postRoutes, contentRoutesOf } from './page-answers.ts'
import type { StorefrontContent } from './storefront-content.ts'
import { storefrontItems } from './storefront-items.ts'

/** The response for a key, made from the content of a storefront once for as long as no content changes. */
const kept = (
  { shop, projectId, preview }: ContentContext,
  key: string,
  make: (content: StorefrontContent) => unknown,
): CachedJson =>
  preview
    ? new CachedJson(JSON.stringify(make(preview.content)))
    : shop.content.answer(`${projectId} ${key}`, () => make(shop.content.current(projectId)))

type ContentContext = Pick<CallContext, 'shop' | 'projectId' | 'preview'>

/** What visitors read, or what they would read if the drafts were published. */
const contentFor = ({ shop, projectId, preview }: ContentContext): StorefrontContent =>
  preview?.content ?? shop.content.current(projectId)

const offersUpsell = ({ shop, projectId }: Pick<CallContext, 'shop' | 'projectId'>): boolean =>
  flagOf(
    shop.settings.current(projectId).app,
    projectId === PROFESSIONAL_PROJECT ? 'show_upsell_on_pro_line' : 'show_upsell_on_wholesale',
  )

const CAROUSELS: Readonly<Record<string, ProjectId>> = {
  rw_landing: CONSUMER_PROJECT,
  pl_landing: PROFESSIONAL_PROJECT,
}

export const contentHandlers: Handlers<typeof contentCalls> = {
  getFlashSaleBanners: (_, context) => kept(context, 'banners', flashSaleBanners),
  getMenuItems: ({ params }, context) => {
    const items = contentFor(context).find('menu', params.menu)?.body.items ?? []
    const storefront = context.shop.catalogue.storefront(context.projectId)
    return new CachedJson(JSON.stringify(menuItems(items, storefront)))
  },
  getDocumentDropdownOptions: ({ params }, context) =>
    contentFor(context)
      .list('choice')
      .filter(({ body }) => body.type === params.type)
      .map(({ body }) => ({ id: body.value, value: body.value, label: body.label, icon: null })),
  getPageSeo: ({ body }, context) => contentFor(context).seoOf(body.path),
  getCarouselImages: ({ params }, { shop, projectId: asked, preview }) => {
    const projectId = Object.hasOwn(CAROUSELS, params.carousel) ? CAROUSELS[params.carousel] : undefined
    if (projectId === undefined) return []
    const shown = projectId === asked ? preview : null
    return kept({ shop, projectId, preview: shown }, 'slides', (content) =>
      content.list('slide').flatMap(toSlide),
    )
  },
  getFeaturedTiles: (_, context) =>
    kept(context, 'tiles', (content) => content.list('tile').flatMap(toSlide)),
  getSocialMedia: (_, context) => kept(context, 'social', socialLinks),
  getStorefrontData: ({ params }, context) => {
    refuseOtherStorefront(params.id, context.projectId)
    const isUpselling = offersUpsell(context)
    return kept(context, `sections ${isUpselling}`, (content) => ({
      sections: content
        .list('section')
        .filter(({ body }) => isUpselling || body.kind !== 'upsell')
        .map(({ key, body }) => ({ id: key, ...body })),
    }))
  },
  getStorefrontItems: ({ params }, context) => {
    const { shop, projectId, session } = context
    refuseOtherStorefront(params.a, projectId)
    const row = { projectId, section: params.b, levelId: session?.priceLevelId ?? null }
    return new CachedJson(storefrontItems(shop.catalogue, contentFor(context), row))
  },
  getMarketingPageStageRoutes: (_, context) =>
    kept(context, 'pages', (content) => contentRoutesOf(content, 'page')),
  getMarketingPostStageRoutes: (_, context) =>
    kept(context, 'post routes', (content) => contentRoutesOf(content, 'post')),
  getMarketingPages: (_, context) => kept(context, 'pages', (content) => contentRoutesOf(content, 'page')),
  getMarketingPosts: (_, context) => kept(context, 'posts', postRoutes),
  getMarketingPage: ({ body }, context) => {
    const page = contentFor(context).find('page', pathOfUrl(body.url))
    const isDraft = page !== null && context.preview?.isDraft('page', page.key) === true
    return page ? kept(context, `page ${page.key}`, () => pageAnswer(page, isDraft)) : null
  },
  getMarketingPost: ({ body }, context) => {
    const post = contentFor(context).find('post', pathOfUrl(body.url))
    const isDraft = post !== null && context.preview?.isDraft('post', post.key) === true
    return post ? kept(context, `post ${post.key}`, () => postAnswer(post, isDraft)) : null
  },
  getDealerMapData: ({ params }, context) => {
    refuseOtherStorefront(params.id, context.projectId)
    return kept(context, 'dealers', (content) => content.list('dealer').map(({ body }) => body))
  },
}

/** The id in the path repeats the project id. */
function refuseOtherStorefront(id: string, projectId: ProjectId): void {
  if (id !== String(projectId)) throw notFound()
}
