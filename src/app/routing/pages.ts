import { isListingPath } from '#src/services/listing/shop-paths.ts'

export type PageName =
  | 'home'
  | 'listing'
  | 'product'
  | 'login'
  | 'loginAs'
  | 'cart'
  | 'checkout'
  | 'complete'
  | 'callUs'
  | 'resetPassword'
  | 'register'
  | 'changePassword'
  | 'volumeApplication'
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
const FIXED: Readonly<Record<string, Page>> = {
  '/': page('home'),
  '/login': page('login', { isForVisitors: true }),
  '/login-as': page('loginAs'),
  '/register': page('register', { isForVisitors: true }),
  '/login/reset-password': page('resetPassword'),
  '/login/reset-password-method': page('resetPassword'),
  '/login/reset-password/verification': page('resetPassword'),
  '/login/reset-password/submit-new-password': page('resetPassword'),
  '/account/password': page('changePassword', { needsLogin: true }),
  '/pages/volume-application': page('volumeApplication'),
  '/contact': page('callUs'),
  '/newsletter': page('callUs'),
  '/tent-video': page('callUs'),
  '/cart': page('cart', { needsLogin: true }),
  '/checkout': page('checkout', checkout),
  '/checkout/shipping': page('checkout', checkout),
  '/checkout/payment': page('checkout', checkout),
  '/checkout/review': page('checkout', checkout),
  '/checkout/complete': page('complete', checkout),
  '/down-for-maintenance': page('maintenance'),
}

/** Fixed paths match in any case, with or without one trailing slash. */
export const normalised = (path: string): string => {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** The page of a path, or null. */
export function pageOf(path: string): Page | null {
  const normal = normalised(path)
  const fixed = FIXED[normal]
  if (fixed) return fixed
  if (/^\/account(\/|$)/.test(normal)) return page('callUs', { needsLogin: true })
  if (/^\/product\/[^/]+$/.test(normal)) return page('product')
  return isListingPath(normal) ? page('listing') : null
}
