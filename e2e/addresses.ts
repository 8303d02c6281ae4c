import type { ContentKind } from '#contract/content/content-kinds.ts'
import { productPath } from '#contract/content/paths.ts'

/** What an address shall answer; `end` is where the app ends up. */
export interface Expected {
  readonly address: string
  readonly status: number
  readonly location?: string
  /** null: not for search engines */
  readonly canonical?: string | null
  readonly end: string
}

const REMOVED = ['/pages/winter-hours', '/pages/old-terms', '/pages/closed']
const inside = { external: false, is_filter: false }
const to = (target_url: string) => ({ ...inside, target_url })
const page = { title: 'Spring hours', blocks: [], seo: {} }

/** Written before the shop is asked. */
export const ENTRIES: readonly (readonly [ContentKind, string, object])[] = [
  ['page', '/pages/spring-hours', page],
  ...REMOVED.map((key) => ['page', key, page] as const),
  ...Array.from({ length: 40 }, (_, n) => ['redirect', `/old-${n}`, to('/faq')] as const),
  ['redirect', '/hop-1', to('/Hop-2/')],
  ['redirect', '/hop-2', to('/hop-3?x=1')],
  ['redirect', '/hop-3', to('/hop-4')],
  ['redirect', '/hop-4', to('/hop-5')],
  ['redirect', '/hop-5', to('/sl')],
  ['redirect', '/hop-0', to('/hop-1')],
  ['redirect', '/old-sale', to('/older-sale')],
  ['redirect', '/older-sale', to('/sl/l/On_Sale')],
  ['redirect', '/all-red', { ...to('/sl?colors=Red'), is_filter: true }],
  ['redirect', '/council', { ...to('https://safety.example.org/'), external: true }],
  ['redirect', '/elsewhere', { ...to('https://evil.example/'), external: true }],
  ['redirect', '/plain', { ...to('http://safety.example.org/'), external: true }],
  ['redirect', '/slashes', to('//evil.example')],
  ['redirect', '/round', to('/and-round')],
  ['redirect', '/and-round', to('/round')],
  ['redirect', '/cart', to('/faq')],
  ['redirect', '/winter', to('/pages/winter-hours')],
  ['redirect', '/pages/moved-hours', to('/pages/spring-hours')],
]
export const isRemoved = (key: string): boolean => REMOVED.includes(key)

const missing = (address: string): Expected => ({ address, status: 404, end: address })
const gone = (address: string): Expected => ({ address, status: 410, end: address })
const shown = (address: string, canonical: string | null): Expected => ({
  address,
  status: 200,
  canonical,
  end: address,
})
const moved = (address: string, location: string): Expected => ({
  address,
  status: 301,
  location,
  end: location,
})

/** Null: followed and not for search engines. */
const ALIASES: readonly (readonly [string, string | null])[] = [
  ['/SL/', '/sl'],
  ['/shoplist', '/sl'],
  ['/shoplist/', '/sl'],
  ['/sl?page=1', '/sl'],
  ['/sl?page=2', '/sl?page=2'],
  ['/category/mines', '/sl/c/Mines'],
  ['/c/MINES/', '/sl/c/Mines'],
  ['/shoplist/c/Mines', '/sl/c/Mines'],
  ['/l/just_arrived', '/sl/l/Just_Arrived'],
  ['/category/500-gram-cakes?page=2', '/sl/c/500-Gram-Cakes?page=2'],
  // it has one page
  ['/list/On_Sale?page=2', null],
  ['/sf/x/Brindlefire', '/sl/b/Brindlefire'],
  ['/b/brindlefire', '/sl/b/Brindlefire'],
  ['/c/Mines,Smoke', null],
  ['/sl/c/Mines,Nothing', null],
  ['/sl/c/Mines/b/Brindlefire', null],
  ['/sl?colors=Red', null],
  ['/sl?search=palm', null],
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['/Faq/?utm=1', '/faq'],
  ['/proline-catalog', '/catalog'],
  ['/Proline-Catalog/', '/catalog'],
  ['/firework-news', '/news'],
  ['/Firework-News/', '/news'],
  ['/PAGES/Spring-Hours/', '/pages/spring-hours'],
]

interface Products {
  readonly sold: readonly string[]
  readonly withdrawn: readonly string[]
}

/** 200 addresses that are unknown, gone, aliased or redirected. */
export function addressesOf({ sold, withdrawn }: Products): readonly Expected[] {
  return [
    ...Array.from({ length: 46 }, (_, n) => missing(`/made-up-${n}`)),
    ...[
      '/no/such/page',
      '/product/nothing',
      '/sl/c/Nothing',
      '/sl/c/Nothing,Nowhere',
      '/sl/c/Mines/b/Nobody',
      '/brand/Nobody',
    ].map(missing),
    ...['/list/Nothing', '/pages/never-there', '/elsewhere', '/plain'].map(missing),
    // the app stops after five hops
    { ...missing('/hop-0'), end: '/hop-5?x=1' },
    { ...missing('/round'), end: '/and-round' },
    ...['/slashes', '/product/%E0%A4%A', '/news/never-there'].map(missing),
    ...REMOVED.map(gone),
    ...withdrawn.map((url) => gone(productPath(url))),
    ...sold.map((url) =>
      shown(productPath(url).toUpperCase().replace('/PRODUCT/', '/Product/'), productPath(url)),
    ),
    ...ALIASES.map(([address, canonical]) => shown(address, canonical)),
    ...Array.from({ length: 40 }, (_, n) => moved(`/old-${n}`, '/faq')),
    moved('/Old-0/', '/faq'),
    moved('/old-1?page=2', '/faq?page=2'),
    moved('/hop-1', '/sl?x=1'),
    moved('/Old-Sale/?page=2', '/sl/l/On_Sale?page=2'),
    moved('/pages/moved-hours', '/pages/spring-hours'),
    moved('/winter', '/pages/winter-hours'),
    moved('/council', 'https://safety.example.org/'),
    { ...moved('/all-red', '/sl?colors=Red'), status: 302 },
  ]
}
