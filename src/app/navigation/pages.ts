import { MAX_INT } from '#contract/platform/constants.ts'
import { isListingPath } from '#contract/catalogue/listing-path.ts'
import {
  ACCOUNT_PATHS,
  CHECKOUT_PATHS,
  CONTENT_PATHS,
  NEWS_PATHS,
  normalizedPath,
  PATHS,
  RESET_PATHS,
  STAGE_PREFIX,
} from '#contract/content/paths.ts'

export type PageName =
  | 'home'
  | 'listing'
  | 'product'
  | 'login'
  | 'loginAs'
  | 'cart'
  | 'compare'
  | 'checkout'
  | 'complete'
  | 'content'
  | 'post'
  | 'news'
  | 'resetPassword'
  | 'register'
  | 'unsubscribe'
  | 'account'
  | 'volumeApplication'
  | 'staff'
  | 'shows'
  | 'maintenance'

export interface Page {
  readonly name: PageName
  readonly needsLogin: boolean
  readonly isForVisitors: boolean
  readonly isCheckout: boolean
}

const page = (name: PageName, more: Partial<Page> = {}): Page => ({
  name,
  needsLogin: false,
  isForVisitors: false,
  isCheckout: false,
  ...more,
})

const checkout = { needsLogin: true, isCheckout: true }
const at = (paths: readonly string[], what: Page) => Object.fromEntries(paths.map((path) => [path, what]))
const { complete, ...steps } = CHECKOUT_PATHS
const FIXED: Readonly<Record<string, Page>> = {
  ...at([PATHS.home, STAGE_PREFIX], page('home')),
  [PATHS.login]: page('login', { isForVisitors: true }),
  [PATHS.loginAs]: page('loginAs'),
  [PATHS.unsubscribe]: page('unsubscribe'),
  [PATHS.register]: page('register', { isForVisitors: true }),
  ...at(Object.values(RESET_PATHS), page('resetPassword')),
  ...at(Object.values(ACCOUNT_PATHS), page('account', { needsLogin: true })),
  [PATHS.volumeApplication]: page('volumeApplication'),
  ...at(CONTENT_PATHS, page('content')),
  ...at(NEWS_PATHS, page('news')),
  [PATHS.cart]: page('cart', { needsLogin: true }),
  [PATHS.compare]: page('compare'),
  ...at(Object.values(steps), page('checkout', checkout)),
  [complete]: page('complete', checkout),
  ...at([PATHS.staff, PATHS.staffContent], page('staff')),
  [PATHS.maintenance]: page('maintenance'),
}

const ORDER_PATH = new RegExp(`^${ACCOUNT_PATHS.orders}/([1-9]\\d{0,9})$`)
const isOrderPath = (path: string): boolean => Number(ORDER_PATH.exec(path)?.[1]) <= MAX_INT

const SHOWS = new RegExp(`^(${PATHS.showBuilder}(/[^/]+)?|${PATHS.sharedShow}(/.*)?)$`)

/** The page of a path, or null: then the server may have a page of that path. */
export function pageOf(path: string): Page | null {
  const normal = normalizedPath(path)
  const fixed = FIXED[normal]
  if (fixed) return fixed
  if (isOrderPath(normal)) return page('account', { needsLogin: true })
  if (/^\/product\/[^/]+$/.test(normal)) return page('product')
  if (/^\/pages\/./.test(normal)) return page('content')
  if (SHOWS.test(normal)) return page('shows')
  return isListingPath(normal) ? page('listing') : null
}
