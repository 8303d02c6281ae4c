import type { Unsubscribable } from '#contract/account/unsubscribe.ts'
import type { Step } from '#contract/platform/constants.ts'
import type { LineSource } from '#contract/quick-order/lines.ts'

/** The paths of the fixed pages. Each page has its path here and nowhere else. */
export const PATHS = {
  home: '/',
  login: '/login',
  loginAs: '/login-as',
  register: '/register',
  account: '/account',
  cart: '/cart',
  compare: '/compare',
  contact: '/contact',
  newsletter: '/newsletter',
  unsubscribe: '/unsubscribe',
  tentVideo: '/tent-video',
  news: '/news',
  catalog: '/catalog',
  volumeApplication: '/pages/volume-application',
  staff: '/staff',
  staffContent: '/staff/content',
  statecharts: '/statecharts',
  showBuilder: '/fireworks-show-builder',
  sharedShow: '/view-my-fireworks-show',
  maintenance: '/down-for-maintenance',
} as const

/** Fixed pages with content of the server. A page below /pages is one too, if the server has it. */
export const CONTENT_PATHS = [
  PATHS.contact,
  PATHS.newsletter,
  PATHS.tentVideo,
  PATHS.catalog,
  '/proline-catalog',
  '/shipping',
  '/pro-use',
  '/product-msds-sds',
  '/about',
  '/resources',
  '/italia',
  '/display-showcase',
  '/pyrolamas',
  '/ignition-types',
  '/faq',
  '/discounts',
  '/transit-map',
] as const
export const NEWS_PATHS = [PATHS.news, '/firework-news'] as const
const FIRST_PATHS: ReadonlyMap<string, string> = new Map([
  ['/proline-catalog', PATHS.catalog],
  ['/firework-news', PATHS.news],
])
/** The first path of a page that has two, else the given one, which has to be normalized. */
export const firstPath = (path: string): string => FIRST_PATHS.get(path) ?? path
/** The prefix of the staging duplicates of pages and posts. */
export const STAGE_PREFIX = '/marketing-stage'

/** The path of a staging duplicate, of which that of the home page is the prefix alone. */
export const isStagePath = (path: string): boolean =>
  `${normalizedPath(path)}/`.startsWith(`${STAGE_PREFIX}/`)

/** The paths of the steps of checkout and of the confirmation after them. */
export const CHECKOUT_PATHS = {
  checkout: '/checkout',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
  complete: '/checkout/complete',
} as const satisfies Record<Step | 'complete', string>

/** The paths of the pages of an account; a page may have pages below it. */
export const ACCOUNT_PATHS = {
  orders: '/account/orders',
  quickOrder: '/account/quick-order',
  carts: '/account/carts',
  profile: '/account/profile',
  password: '/account/password',
  preferences: '/account/preferences',
  documents: '/account/documents',
  downloads: '/account/downloads',
} as const

/** The path of the page of an order. */
export const orderPath = (ordersId: number): `/${string}` => `${ACCOUNT_PATHS.orders}/${ordersId}`

/** The path of the quick order, with the lines of an order, a cart or a template. */
export const quickOrderPath = ({ kind, id }: LineSource): string =>
  `${ACCOUNT_PATHS.quickOrder}?${kind}=${id}`

/** The paths of the steps of a password reset. */
export const RESET_PATHS = {
  email: '/login/reset-password',
  method: '/login/reset-password-method',
  code: '/login/reset-password/verification',
  password: '/login/reset-password/submit-new-password',
} as const

/** The path of the page of a product. */
export const productPath = (productsUrl: string): `/${string}` =>
  `/product/${encodeURIComponent(productsUrl)}`

/** The page that ends e-mails of a kind without a log-in, as a link in one of them opens it. */
export const unsubscribePath = (from: Unsubscribable, mailToken: string): `/${string}` =>
  `${PATHS.unsubscribe}?${from}=${mailToken}`

/** Fixed paths match in any case and with or without one trailing slash. */
export const normalizedPath = (path: string): string => {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** The key of a table of paths whose path is `path`, or undefined. */
export function keyOfPath<K extends string>(paths: Readonly<Record<K, string>>, path: string): K | undefined {
  const normalized = normalizedPath(path)
  // Object.keys widens the keys to strings
  return (Object.keys(paths) as K[]).find((key) => paths[key] === normalized)
}
