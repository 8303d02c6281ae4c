import { ALL_PRODUCTS, markedPath } from '#contract/catalogue/listing-path.ts'
import { productPath } from '#contract/content/paths.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { photoFiles, productCard } from './page-picture.ts'

/** Facts of a page for search engines (JSON-LD of schema.org). Never a price: prices need a log-in. */
export type StructuredData = Readonly<Record<string, unknown>>

export interface ShopFacts {
  /** such as `https://shop.example`, without a slash at the end */
  readonly origin: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

const CONTEXT = 'https://schema.org'

export const organization = ({ origin, name, phone, email }: ShopFacts): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  ...(phone === '' ? {} : { telephone: phone }),
  ...(email === '' ? {} : { email }),
})

export const website = ({ origin, name }: ShopFacts): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/sl?search={search_term}`,
    'query-input': 'required name=search_term',
  },
})

export interface Crumb {
  readonly name: string
  readonly path: string
}

export const breadcrumbs = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** A product without offers, because a visitor has no price. */
export const productData = (origin: string, item: StoredItem): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: item.name,
  sku: item.model,
  gtin12: item.row.upc,
  brand: { '@type': 'Brand', name: item.brand },
  category: item.row.category,
  image: (item.photos.length > 0 ? photoFiles(item) : [productCard(item).path]).map(
    (path) => `${origin}${path}`,
  ),
  url: `${origin}${productPath(item.url)}`,
})

export const productCrumbs = (item: StoredItem): readonly Crumb[] => [
  { name: 'All products', path: ALL_PRODUCTS },
  { name: item.row.category, path: markedPath('c', item.categoryUrl) },
  { name: item.name, path: productPath(item.url) },
]

export interface ArticleFacts {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** path of its own picture */
  readonly picture: string | null
}

export const article = ({ origin, name }: ShopFacts, post: ArticleFacts): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: post.title,
  description: post.summary,
  datePublished: post.date,
  url: `${origin}${post.path}`,
  ...(post.picture === null ? {} : { image: `${origin}${post.picture}` }),
  publisher: { '@type': 'Organization', name },
})

export const questionsPage = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
