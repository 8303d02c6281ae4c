import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof Manifest>

/** What a page of customers imports in one chain before it is filled: each link would wait for the one before. */
const CUSTOMER_CHAIN = ['app/wiring/wire-customer.ts', 'services/platform/client/client.ts']

/**
 * The view of a path, as its source file below src without extension, and other modules that it cannot be filled
 * without; decides only what is preloaded.
 */
export const VIEWS: readonly (readonly [pattern: RegExp, view: string, others?: readonly string[]])[] = [
  [/^\/$/, 'views/storefront/home/home-page'],
  [/^\/(sl|shoplist|c|b|l|category|brand|list|sf)(\/|$)/, 'views/storefront/listing/listing-page'],
  [/^\/product\/./, 'views/catalogue/product/product-page'],
  [/^\/login\/?$/, 'views/account/login/login-page'],
  [/^\/login-as\/?$/, 'views/account/login-as/login-as-page'],
  [/^\/cart\/?$/, 'app/routing/routes/cart-route', CUSTOMER_CHAIN],
  [/^\/checkout\/complete\/?$/, 'views/checkout/complete-page'],
  [/^\/staff(\/content)?\/?$/, 'app/routing/routes/staff-route'],
  [/^\/checkout(\/|$)/, 'app/routing/routes/checkout-route', CUSTOMER_CHAIN],
]

export interface RouteLinks {
  readonly scripts: string
  /** goes after the styles of the page, because cascade layers rank by first occurrence */
  readonly styles: string
}

const NONE: RouteLinks = { scripts: '', styles: '' }

export interface RouteChunks {
  /** the head tags that preload the chunks of a path's view */
  readonly linksOf: (path: string) => RouteLinks
  /** all scripts of a page by its source file, the entry first */
  readonly scriptsOf: (source: string) => readonly string[]
}

export function loadRouteChunks(folder: string): RouteChunks {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) return { linksOf: () => NONE, scriptsOf: () => [] }
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')))
  const links = new Map(VIEWS.map(([, view, others]) => [view, linksOf(manifest, view, others)]))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return {
    linksOf: (path) => {
      const view = VIEWS.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1]
      return (view && links.get(view)) || NONE
    },
    scriptsOf: (source) =>
      [...withImports(manifest, [...entries, source])].map((key) => `/${manifest[key]?.file ?? ''}`),
  }
}

function linksOf(manifest: Manifest, view: string, others: readonly string[] = []): RouteLinks {
  const present = withImports(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  )
  const pages = [`${view}.tsx`, ...others].map((path) => `src/${path}`)
  const chunks = [
    ...withImports(
      manifest,
      pages.filter((page) => manifest[page]?.isDynamicEntry),
    ),
  ].filter((key) => !present.has(key))
  const link = (rel: string, path: string) => `<link rel="${rel}" crossorigin href="/${path}">`
  return {
    scripts: chunks.map((key) => link('modulepreload', manifest[key]?.file ?? '')).join(''),
    styles: chunks
      .flatMap((key) => manifest[key]?.css ?? [])
      .map((path) => link('stylesheet', path))
      .join(''),
  }
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}
