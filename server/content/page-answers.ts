import type { InferInput } from 'valibot'
import type { MarketingPage, MarketingPost, PageRoute, PostRoute } from '#contract/content/content-answers.ts'
import { blocksHtml } from './block-html.ts'
import { fileAddress } from '#server/platform/html/content-address.ts'
import { pageBlocks } from './page-blocks.ts'
import type { LiveEntry, StorefrontContent } from './storefront-content.ts'

const routeOf = ({ key }: LiveEntry): PageRoute => ({ path: key, id: key })

export const contentRoutesOf = (content: StorefrontContent, kind: 'page' | 'post'): readonly PageRoute[] =>
  content.list(kind).map(routeOf)

/** The posts, the newest first. */
export const postRoutes = (content: StorefrontContent): readonly PostRoute[] =>
  content
    .list('post')
    .map(toPostRoute)
    .sort((a, b) => b.date.localeCompare(a.date))

function toPostRoute(post: LiveEntry<'post'>): PostRoute {
  const { title, date, summary, picture } = post.body
  const src = picture && fileAddress(picture.src)
  return {
    ...routeOf(post),
    title,
    date,
    summary,
    picture: picture && src !== null ? { src, alt: picture.alt } : null,
  }
}

export function pageAnswer(
  page: LiveEntry<'page' | 'post'>,
  isDraft = false,
): InferInput<typeof MarketingPage> {
  const { title, seo, blocks: stored } = page.body
  const blocks = pageBlocks(stored)
  return {
    ...routeOf(page),
    title,
    html: blocksHtml(blocks),
    blocks: [...blocks],
    seo: { page_title: seo.page_title ?? null, seo_meta: seo.seo_meta ?? null },
    ...(isDraft ? { is_draft: true } : {}),
  }
}

export function postAnswer(post: LiveEntry<'post'>, isDraft = false): InferInput<typeof MarketingPost> {
  const { date, summary, picture } = toPostRoute(post)
  return { ...pageAnswer(post, isDraft), date, summary, picture }
}
