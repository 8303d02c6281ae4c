import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { escapeHtml } from '#server/platform/html/write-html.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { inScript } from './in-script.ts'
import { canonicalPath, type PageAddress, pageFacts } from './page-facts.ts'
import { publicOrigin } from '#server/site/public-origin.ts'

/** What the app has set while it was drawn. */
export interface DrawnText {
  readonly title: string
  readonly description: string | null
}

/**
 * The elements of the head by which search engines and programs that share links know a page. Without a public origin
 * it has no address, so only its description is written.
 */
export function pageHead(shop: ServerDeps, address: PageAddress, drawn: DrawnText): string {
  const origin = publicOrigin(shop.settings.current(address.projectId))
  const { title } = drawn
  const { canonical, picture, type, data, ...facts } = pageFacts(shop, address, origin ?? '')
  const description = drawn.description ?? facts.description
  const known = description === null ? '' : meta('name', 'description', description)
  if (canonical === null) return `${known}${meta('name', 'robots', 'noindex, follow')}`
  if (origin === null) return known
  const graph = [
    ['og:type', type],
    ['og:title', title],
    ...(description === null ? [] : [['og:description', description]]),
    ['og:url', `${origin}${canonical}`],
    ...(picture === null
      ? []
      : [['og:image', `${origin}${picture.path}`], ...(picture.isCard ? CARD_SIZE : [])]),
  ] as const
  return [
    known,
    `<link rel="canonical" href="${escapeHtml(`${origin}${canonical}`)}">`,
    ...graph.map(([name = '', content = '']) => meta('property', name, content)),
    ...data.map((each) => `<script type="application/ld+json">${inScript(JSON.stringify(each))}</script>`),
  ].join('')
}

const CARD_SIZE = [
  ['og:image:width', String(SOCIAL_CARD.width)],
  ['og:image:height', String(SOCIAL_CARD.height)],
] as const

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

/** What a document without a head of its own tells search engines about its address. */
export function addressHeaders(shop: ServerDeps, address: PageAddress): Readonly<Record<string, string>> {
  const canonical = canonicalPath(shop, address)
  if (canonical === null) return { 'x-robots-tag': 'noindex, follow' }
  const origin = publicOrigin(shop.settings.current(address.projectId))
  return origin === null ? {} : { link: `<${new URL(canonical, origin).href}>; rel="canonical"` }
}
