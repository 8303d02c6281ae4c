import type { ProjectId } from '#contract/platform/constants.ts'
import { nodesText } from '#contract/content/nodes-text.ts'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { firstPath, normalizedPath, PATHS } from '#contract/content/paths.ts'
import { productDescription } from '#contract/catalogue/product-description.ts'
import { phoneOf, shopNameOf, textOf } from '#contract/site/settings.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { parseMarkdown } from '#server/platform/html/markdown.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import {
  article,
  breadcrumbs,
  type Crumb,
  organization,
  productCrumbs,
  productData,
  questionsPage,
  type ShopFacts,
  type StructuredData,
  website,
} from './json-ld.ts'
import { isHiddenPath } from './hidden-paths.ts'
import { listingCard, postCard, productCard, type PagePicture } from './page-picture.ts'
import { lastPageOf, type Shown, shownBy } from '#server/content/shown-by.ts'

/** What the head of a page tells search engines and programs that share links. */
export interface PageFacts {
  readonly description: string | null
  /** the one path of what the address shows, or null when it shall not be in a search engine */
  readonly canonical: string | null
  readonly picture: PagePicture | null
  /** `article` for a post, else `website` */
  readonly type: 'website' | 'article'
  readonly data: readonly StructuredData[]
}

export interface PageAddress {
  readonly projectId: ProjectId
  readonly path: string
  /** with the question mark, or empty */
  readonly search: string
  /** the name of the page in the app */
  readonly page: string
}

/**
 * The one path of what an address shows, with its page, or null when it shall not be in a search engine. @param shown
 * what it shows, where the caller knows it
 */
export function canonicalPath(
  { catalogue }: ServerDeps,
  { projectId, path, search }: PageAddress,
  shown = shownBy(catalogue.storefront(projectId), path),
): string | null {
  if (isHiddenPath(path) || isOwnShow(path)) return null
  if (shown === null) return firstPath(normalizedPath(path))
  if (shown.kind === 'product') return shown.path
  const number = /^(?:\?page=([1-9]\d{0,5}))?$/.exec(search)
  if (shown.kind !== 'listing' || number === null) return null
  const page = Number(number[1] ?? 1)
  if (page > lastPageOf(catalogue.storefront(projectId), shown.group)) return null
  return page === 1 ? shown.path : `${shown.path}${search}`
}

/** Below the list of shows there are those of one visitor each. */
const isOwnShow = (path: string): boolean => normalizedPath(path).startsWith(`${PATHS.showBuilder}/`)

/** @param origin the public origin of the storefront */
export function pageFacts(shop: ServerDeps, address: PageAddress, origin: string): PageFacts {
  const shown = shownBy(shop.catalogue.storefront(address.projectId), address.path)
  const canonical = canonicalPath(shop, address, shown)
  switch (shown?.kind) {
    case 'product':
      return { canonical, ...productFacts(shown, origin) }
    case 'listing':
      return { canonical, ...listingFacts(shop, address.projectId, shown, origin) }
    case undefined:
      return { canonical, ...entryFacts(shop, address, origin) }
    case 'filtered':
    case 'gone':
    case 'unknown':
      return { canonical, ...NOTHING }
  }
}

/** What is told of a page besides its address. */
type Told = Omit<PageFacts, 'canonical'>
type Product = Extract<Shown, { kind: 'product' }>
type Listing = Extract<Shown, { kind: 'listing' }>

const shopFacts = ({ settings }: ServerDeps, projectId: ProjectId, origin: string): ShopFacts => {
  const { app, store } = settings.current(projectId)
  return {
    origin,
    name: shopNameOf(store, projectId),
    phone: phoneOf(app, store, projectId),
    email: textOf(store, 'email'),
  }
}

const NOTHING: Told = { description: null, picture: null, type: 'website', data: [] }

function productFacts({ item }: Product, origin: string): Told {
  const picture = productCard(item)
  return {
    description: descriptionOf(item),
    picture,
    type: 'website',
    data: [productData(origin, item), breadcrumbs(origin, productCrumbs(item))],
  }
}

const descriptionOf = ({ name, model, brand, packaging, row }: StoredItem): string =>
  productDescription({
    products_name: name,
    products_model: model,
    manufacturers_name: brand,
    products_packaging: packaging,
    colors: row.colors,
    effects: row.effects,
  })

function listingFacts(
  shop: ServerDeps,
  projectId: ProjectId,
  { path, group }: Listing,
  origin: string,
): Told {
  const all = shop.content.current(projectId).seoOf(ALL_PRODUCTS)
  return {
    description: group ? group.seo_meta : (all?.seo_meta ?? null),
    picture: listingCard(shop.catalogue.storefront(projectId), group),
    type: 'website',
    data: [breadcrumbs(origin, group ? [ALL, { name: group.name, path }] : [ALL])],
  }
}

const ALL: Crumb = { name: 'All products', path: ALL_PRODUCTS }

function entryFacts(shop: ServerDeps, { projectId, path, page }: PageAddress, origin: string): Told {
  const content = shop.content.current(projectId)
  const facts = shopFacts(shop, projectId, origin)
  const first = firstPath(normalizedPath(path))
  const common = {
    description: content.seoOf(path)?.seo_meta ?? null,
    picture: listingCard(shop.catalogue.storefront(projectId), null),
    type: 'website',
  } as const
  if (page === 'home') return { ...common, data: [organization(facts), website(facts)] }
  const post = content.find('post', path)
  if (post) {
    const { title, summary, date } = post.body
    const own = postCard(post.body.picture)
    const data = [article(facts, { path: first, title, summary, date, picture: own && own.path })]
    return { ...common, type: 'article', picture: own ?? common.picture, data }
  }
  const questions = (content.find('page', first)?.body.blocks ?? []).flatMap((block) =>
    block.kind === 'questions'
      ? block.questions.map(({ question, answer }) => ({
          question,
          answer: nodesText(parseMarkdown(answer)),
        }))
      : [],
  )
  return { ...common, data: questions.length > 0 ? [questionsPage(questions)] : [] }
}
